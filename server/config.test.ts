import { describe, expect, test } from 'vitest'
import { type Mode, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

describe('without any variable', () => {
  test('local mode listens on both loopback addresses with the SQLite file', () => {
    expect(readConfig('local', {})).toEqual({
      mode: 'local',
      port: 4173,
      hosts: ['127.0.0.1', '::1'],
      databaseUrl: 'file:data/quarry.db',
      maintenancePort: undefined,
      publicOrigin: undefined,
      trustedProxies: 0,
      smtpUrl: undefined,
      messagesTo: undefined,
      newsletterAction: undefined,
      worksOffline: true,
    })
  })
  test('public mode listens on every address', () => {
    expect(readConfig('public', {}).hosts).toEqual(['0.0.0.0'])
  })
  test('developers have a database and uploads of their own', () => {
    expect(readConfig('dev', {}).databaseUrl).toBe('file:data/dev/quarry.db')
    expect(readConfig('dev', { DATABASE_URL: 'file:data/quarry.db' }).databaseUrl).toBe('file:data/quarry.db')
  })
  test('an empty variable counts as unset', () => {
    expect(readConfig('local', { PORT: '', HOST: '', SMTP_URL: '' })).toEqual(readConfig('local', {}))
  })
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
    OFFLINE: 'off',
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
    worksOffline: false,
  })
})

describe('a bad value stops the start with one line that names the variable', () => {
  const bad: [name: string, value: string][] = [
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'quarry.db'],
    ['DATABASE_URL', 'postgres://[secret'],
    ['MAINTENANCE_PORT', '4173'],
    ['MAINTENANCE_PORT', 'x'],
    ['PUBLIC_ORIGIN', 'example.org'],
    ['PUBLIC_ORIGIN', 'https://example.org/quarry'],
    ['PUBLIC_ORIGIN', 'https://user:secret@example.org'],
    ['PUBLIC_ORIGIN', 'ftp://example.org'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '11'],
    ['SMTP_URL', 'https://mail.example'],
    ['MESSAGES_TO', 'a@b.example, c@d.example'],
    ['NEWSLETTER_ACTION', 'http://list.example'],
    ['NEWSLETTER_ACTION', 'javascript:alert(1)'],
  ]
  test.each(bad)('%s=%s', (name, value) => {
    const message = refusalOf('public', { [name]: value })
    expect(message).toMatch(new RegExp(`^${name} must [^\\n]+$`))
    expect(message).not.toContain('secret')
  })
})

test('a public site that sends e-mails must know the address that their links start with', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' }
  expect(refusalOf('public', mail)).toBe(
    'PUBLIC_ORIGIN must be set where SMTP_URL is: the links in our e-mails start with it',
  )
  expect(readConfig('public', { ...mail, PUBLIC_ORIGIN: 'https://example.org' }).smtpUrl).toBe(mail.SMTP_URL)
  expect(readConfig('local', mail).publicOrigin).toBeUndefined()
})

describe('local mode stays on this machine', () => {
  test.each(['0.0.0.0', '::', '192.168.1.2', 'example.org', '127.0.0.2'])('HOST=%s is refused', (host) => {
    expect(refusalOf('local', { HOST: host })).toMatch(/^HOST must /)
    expect(refusalOf('dev', { HOST: host })).toMatch(/^HOST must /)
  })
  test('one of the two loopback addresses may be chosen', () => {
    expect(readConfig('local', { HOST: '127.0.0.1' }).hosts).toEqual(['127.0.0.1'])
    expect(readConfig('local', { HOST: '::1' }).hosts).toEqual(['::1'])
    expect(readConfig('local', { HOST: 'localhost' }).hosts).toEqual(['127.0.0.1', '::1'])
  })
})

function refusalOf(mode: Mode, environment: Record<string, string>): string {
  try {
    readConfig(mode, environment)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
  throw new Error('the environment was accepted')
}
