import { expect, test } from 'vitest'
import { type Mode, readConfig, StartError } from './config.ts'

test('without any variable each mode has its own defaults, and an empty one counts as unset', () => {
  const local = readConfig('local', {})
  expect(local).toMatchObject({
    ...{ mode: 'local', port: 4173, hosts: ['127.0.0.1', '::1'], databaseUrl: 'file:data/quarry.db' },
    ...{ maintenancePort: undefined, trustedProxies: 0 },
  })
  expect(readConfig('local', { PORT: '', HOST: '', SMTP_URL: '' })).toEqual(local)
  expect(readConfig('public', {}).hosts).toEqual(['0.0.0.0'])
  expect(readConfig('dev', {}).databaseUrl).toBe('file:data/dev/quarry.db')
})

test('every variable is read', () => {
  const config = readConfig('public', {
    PORT: '8080',
    HOST: '::',
    DATABASE_URL: 'postgres://quarry:secret@a.example:1,b.example:2/quarry?target_session_attrs=read-write',
    MAINTENANCE_PORT: '8081',
    PUBLIC_ORIGIN: 'https://example.org/',
    TRUSTED_PROXIES: '2',
    SMTP_URL: 'smtps://user:secret@mail.example',
    MESSAGES_TO: 'people@example.org',
    NEWSLETTER_ACTION: 'https://list.example/subscribe?u=1',
  })
  expect(config).toEqual({
    mode: 'public',
    port: 8080,
    hosts: ['::'],
    databaseUrl: 'postgres://quarry:secret@a.example:1,b.example:2/quarry?target_session_attrs=read-write',
    maintenancePort: 8081,
    publicOrigin: 'https://example.org',
    trustedProxies: 2,
    smtpUrl: 'smtps://user:secret@mail.example',
    messagesTo: 'people@example.org',
    newsletterAction: 'https://list.example/subscribe?u=1',
  })
})

const bad = [
  ...['abc', '0', '65536', '80.5', '-1'].map((value) => ['PORT', value]),
  ['HOST', 'a b'],
  ...['mysql://db', 'file:', 'quarry.db', 'postgres://[secret'].map((value) => ['DATABASE_URL', value]),
  ...['4173', 'x'].map((value) => ['MAINTENANCE_PORT', value]),
  ...['example.org', 'https://example.org/quarry', 'https://user:secret@example.org', 'ftp://example.org'].map(
    (value) => ['PUBLIC_ORIGIN', value],
  ),
  ...['-1', '11'].map((value) => ['TRUSTED_PROXIES', value]),
  ...['https://mail.example', 'smtps://', 'smtp:/mail.example', 'smtp://mail.example:99999', 'smtp://mail.example/box']
    .concat(['u:a#b@mail.example', 'u:p@ss@mail.example', 'u:5%@mail.example'].map((rest) => `smtp://${rest}`))
    .map((value) => ['SMTP_URL', value]),
  ['MESSAGES_TO', 'a@b.example, c@d.example'],
  ...['http://list.example', 'javascript:alert(1)'].map((value) => ['NEWSLETTER_ACTION', value]),
] as [name: string, value: string][]
test.each(bad)('a bad value stops the start with one line that names the variable: %s=%s', (name, value) => {
  const message = refusalOf('public', { [name]: value })
  expect(message).toMatch(new RegExp(`^${name} must [^\\n]+$`))
  expect(message).not.toContain('secret')
})

test('a public site that sends e-mails must know the address that their links start with', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' }
  expect(refusalOf('public', mail)).toBe(
    'PUBLIC_ORIGIN must be set where SMTP_URL is: the links in our e-mails start with it',
  )
  expect(readConfig('public', { ...mail, PUBLIC_ORIGIN: 'https://example.org' }).smtpUrl).toBe(mail.SMTP_URL)
  expect(readConfig('local', mail).publicOrigin).toBeUndefined()
})

test.each(['0.0.0.0', '::', '192.168.1.2', 'example.org', '127.0.0.2'])(
  'local mode stays on this machine: HOST=%s is refused',
  (host) => {
    for (const mode of ['local', 'dev'] as const) expect(refusalOf(mode, { HOST: host })).toMatch(/^HOST must /)
    expect(readConfig('local', { HOST: '::1' }).hosts).toEqual(['::1'])
  },
)

function refusalOf(mode: Mode, environment: Record<string, string>): string {
  try {
    readConfig(mode, environment)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
  throw new Error('the environment was accepted')
}
