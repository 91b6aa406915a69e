import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)//',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<xmp>&lt;img src=x onerror=alert(1)&gt;</xmp>',
  '<xmp><p></xmp><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea/><img src=x onerror=alert(1)>',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "javascript:alert(1)"</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes><img src=x onerror=alert(1)></noframes>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<p id="x" class="fixed inset-0" data-x="1">x</p>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?import namespace="t" ?>',
  '<a href="&#x22; onmouseover=&#x22;alert(1)">x</a>',
  '<p title="`><img src=x onerror=alert(1)>`">x</p>',
  '<<img src=x onerror=alert(1)>//>',
]

const hrefs = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;&#97;vascript&colon;alert(1)',
  'javascript&#58;//%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHN2Zz4=',
  'blob:https://x/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'http:evil.example',
  'ftp://evil.example',
  'relative.html',
  '#fragment',
  '',
]

const allowedTag =
  /^<(?:\/?(?:p|strong|em|b|i|ul|ol|li|h3|h4|a|blockquote|table|thead|tbody|tr|th|td)|br \/|a (?:href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>\\]*" )?rel="noopener")>$/

/** Everything in the text that a browser could take for a tag. */
function tagsIn(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? []
}

describe('HTML that maintainers wrote', () => {
  it.each(attacks)('carries nothing that acts: %s', (html) => {
    for (const dirty of [
      html,
      `<p>${html}</p>`,
      `<table><tr><td>${html}`,
      `<ul><li>${html}</li></ul>`,
      html.repeat(2),
    ]) {
      const clean = sanitiseHtml(dirty)
      for (const tag of tagsIn(clean)) expect(tag).toMatch(allowedTag)
      expect(sanitiseHtml(clean)).toBe(clean)
    }
  })

  it.each(hrefs)('links nowhere it may not: %j', (href) => {
    expect(sanitiseHtml(`<a href="${href}" target="_blank" onclick="x()">x</a>`)).toBe('<a>x</a>')
  })

  it.each([
    'https://www.gov.uk/x?a=1&amp;b=2#c',
    'HTTP://example.org',
    'mailto:a@example.org',
    'tel:+441926000000',
    '/evidence-library',
    '/',
  ])('may link to %s, without handing over the window', (href) => {
    expect(sanitiseHtml(`<a href=" ${href} " rel="opener">x</a>`)).toBe(`<a href="${href}" rel="noopener">x</a>`)
  })

  it('keeps the elements of an article', () => {
    const html =
      '<h3>Dust</h3><p>Fine <strong>dust</strong>, <em>very</em> <b>fine</b> <i>dust</i>.<br />More.</p><ul><li>a</li></ul><ol><li>b</li></ol><h4>c</h4><blockquote>d</blockquote><table><thead><tr><th>e</th></tr></thead><tbody><tr><td>f &amp; g</td></tr></tbody></table>'
    expect(sanitiseHtml(html)).toBe(html)
  })

  it('closes what is left open, and keeps the words of what is dropped', () => {
    expect(sanitiseHtml('<div><h1>Title</h1><p>One<ul><li>Two <span>three')).toBe(
      'Title<p>One</p><ul><li>Two three</li></ul>',
    )
  })

  it('separates what an element that is dropped kept apart', () => {
    expect(sanitiseHtml('<ul><li>One<div><li>Two</div></ul>')).toBe('<ul><li>One</li><li>Two</li></ul>')
  })

  it('does not nest without end', () => {
    const clean = sanitiseHtml('<b>'.repeat(30_000))
    expect(tagsIn(clean).length).toBeLessThanOrEqual(100)
  })

  it('is the same when it is sanitised again, whatever it was', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, ...hrefs.map((href) => `<a href="${href}">`)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="/x">',
        '</a>',
        '<table>',
        '<tr>',
        '</td>',
        '<li>',
        '</ul>',
        '<br>',
        '</',
      ),
      fc.constantFrom('&lt;', '&amp;', '&#60;', '&', '<', '>', '"', "'", '`', '/', '--', ']]>', '\0', '\u00a0'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitiseHtml(pieces.join(''))
        expect(sanitiseHtml(clean)).toBe(clean)
        for (const tag of tagsIn(clean)) expect(tag).toMatch(allowedTag)
      }),
      { numRuns: 2000 },
    )
  })
})
