/** What hostile visitors and maintainers write, and what honest ones do. */

/** An honest message, and an honest sign-up. */
export const message = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'A path',
  message: 'Which path?',
  consent: 'yes',
  website: '',
}
export const signup = { EMAIL: 'ann@example.org', FNAME: 'Ann', POSTCODE: 'CV35' }
/** The headers of a form, and of JSON. */
export const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
export const json = { 'Content-Type': 'application/json' }

/** Texts that break out of attributes, strings, scripts, data, feeds and templates. */
export const textAttacks: readonly string[] = [
  '"><script>alert(1)</script>',
  "'><svg onload=alert(1)>",
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '</script><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '<!--<script>',
  '-->',
  ']]><script/>',
  '\\"-alert(1)-\\"',
  '\\u003c/script\\u003e',
  '");alert(1);("',
  '#{alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  "$&$`$'",
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
  '\ufeff<x>',
  ...['&lt;script&gt;alert(1)&lt;/script&gt;', '&#60;img src=x onerror=alert(1)&#62;', '<\u017fcript>', '\u202e<img>'],
  '%3Cscript%3E',
  '+ADw-script+AD4-',
  '<a href=javascript:alert(1)>x',
  '__proto__',
  'constructor',
  '; DROP TABLE events;--',
]
/** Texts that try to begin another header, another recipient or another e-mail. */
export const mailAttacks: readonly string[] = [
  '\r\nBcc: eve@evil.example',
  '\nBcc: eve@evil.example',
  '\rBcc: eve@evil.example',
  '\r\n\r\nanother body',
  '\r\n.\r\n',
  '%0d%0aBcc: eve@evil.example',
  '\\r\\nBcc: eve@evil.example',
  '\u2028Bcc: eve@evil.example',
  '\u0085Bcc: eve@evil.example',
  ...['=?UTF-8?Q?x=0D=0ABcc:_eve@evil.example?=', '=?utf-8?b?eA0KQmNjOiBlQGV2aWwuZXhhbXBsZQ==?=', '=?x', '?='],
  '<eve@evil.example>',
  '"Eve" <eve@evil.example>,',
  ', eve@evil.example',
  '; eve@evil.example',
  'Bcc: eve@evil.example',
  'Ann" <eve@evil.example>, "',
  '(comment) eve@evil.example',
  'group: eve@evil.example;',
  '\0Bcc: eve@evil.example',
  '\t',
  '\v\f',
  '\u560d\u560aBcc: eve@evil.example',
  'x'.repeat(200),
  'é'.repeat(100),
  '\r\nContent-Type: text/html',
  'MAIL FROM:<x>',
]
