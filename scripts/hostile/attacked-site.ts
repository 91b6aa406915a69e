import { createHash, randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyFile, readKey } from '../../server/gate/key-file.ts'
import { ask, ownPage, type Reply } from '../../server/testing/ask.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { type MailHost, startMailHost } from '../../server/testing/mail-host.ts'
import { startSite } from '../../server/testing/site-process.ts'

/** What the site is asked for besides a path. */
type Asked = NonNullable<Parameters<typeof ask>[2]>

/** The built site in a process of its own, with both listeners, a database and a mail server. */
export interface AttackedSite {
  ports: { public: number; maintenance: number }
  /** Where the public finds it. */
  origin: string
  key: string
  mailHost: MailHost
  /** Asks the public listener as a visitor who was never here before. */
  visit(path: string, asked?: Asked): Promise<Reply>
  /** Asks the maintenance listener as a page of it does, with the key. */
  maintain(path: string, asked?: Asked): Promise<Reply>
  /** Asks the database, of which the site knows nothing; `write` changes it as another program would. */
  rows(query: string): Record<string, unknown>[]
  write(statement: string, ...values: string[]): void
  /** What is in all tables, but for what the sending of e-mails leaves there: the same as long as nothing is stored. */
  state(): string
}

const origin = 'https://quarry.example'

/** Starts the site for as long as `use` needs it. */
export async function withAttackedSite<T>(use: (site: AttackedSite) => Promise<T>): Promise<T> {
  await using mailHost = await startMailHost()
  const maintenance = await freePort()
  await using site = await startSite('public', {
    MAINTENANCE_PORT: String(maintenance),
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailHost.url,
    MESSAGES_TO: 'inbox@example.org',
  })
  const ports = { public: site.port, maintenance }
  using database = new DatabaseSync(site.databaseFile, { timeout: 60_000 })
  await untilOpen(ports.maintenance)
  const key = await readKey(keyFile(`file:${site.databaseFile}`))
  return await use({ ports, origin, key, mailHost, ...waysIn(ports, key), ...waysAround(database) })
}

/** The maintenance side opens after the public one, with its key. */
async function untilOpen(port: number): Promise<void> {
  const isOpen = () =>
    ask(port, '/quarry/healthz').then(
      () => true,
      () => false,
    )
  const deadline = Date.now() + 300_000
  while (!(await isOpen())) {
    if (Date.now() > deadline) throw new Error('The maintenance side did not open')
    await sleep(25)
  }
}

function waysIn(ports: AttackedSite['ports'], key: string): Pick<AttackedSite, 'visit' | 'maintain'> {
  const cookie = `quarry-maintenance-${ports.maintenance}=${key}`
  return {
    visit: (path, { headers, ...asked } = {}) =>
      ask(ports.public, path, { ...asked, headers: { 'X-Forwarded-For': visitorAddress(), ...headers } }),
    maintain: (path, { headers, ...asked } = {}) =>
      ask(ports.maintenance, path, {
        ...asked,
        headers: { Cookie: cookie, ...ownPage(ports.maintenance), ...headers },
      }),
  }
}

function waysAround(database: DatabaseSync): Pick<AttackedSite, 'rows' | 'write' | 'state'> {
  const rows = (query: string) => database.prepare(query).all()
  return {
    rows,
    write: (statement, ...values) => void database.prepare(statement).run(...values),
    state() {
      const tables = rows("select name from sqlite_master where type = 'table'").filter(
        ({ name }) => !writtenByDelivery.includes(`${name}`),
      )
      const all = tables.map(({ name }) => [name, rows(`select * from "${name}"`)])
      const stored = JSON.stringify(all, (column, value) => (ofDelivery.includes(column) ? undefined : value))
      return createHash('sha256').update(stored).digest('hex')
    },
  }
}

/** Each e-mail that leaves comes from a row of another table, which is compared. */
const writtenByDelivery = ['newsletter_links', 'mail_minutes']
const ofDelivery = 'delivery_state attempts next_attempt_at last_error message_id sent_at is_in_doubt'.split(' ')

/** The address of a visitor who was never here before, as a proxy gives it. */
export function visitorAddress(): string {
  return `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`
}
