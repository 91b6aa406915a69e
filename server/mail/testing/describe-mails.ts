import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { firstCampaign } from '../../../content/first-campaign.ts'
import type { ConnectedDatabase } from '../../database/connect.ts'
import { type DatabaseHost, describeOnSqliteFirst } from '../../database/testing/database-host.ts'
import { type MailHost, startMailHost } from '../../testing/mail-host.ts'
import { createVisitorPosts } from '../../visitor-posts.ts'
import { createMailServer, type SendMail } from '../mail-server.ts'
import { type SenderOptions, sendDue } from '../sender.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const never = new AbortController().signal

/** What each test begins with. */
const defaults = {
  campaign: { ...firstCampaign, contact_email: 'campaign@example.org' },
  anHour: 200,
  aSecond: 1000,
  lastDay: '',
}

/** What of the site takes forms and sends e-mails, over a real database and a real mail server, at a time that tests move. */
export class MailSite {
  /** In ms since 1970. */
  time = 0
  settings = defaults
  readonly logged: object[] = []
  readonly #record = (fields: object, words: string) => this.logged.push({ ...fields, words })
  readonly log = { info: this.#record, error: this.#record }
  readonly host: () => DatabaseHost
  mailHost!: MailHost
  database!: ConnectedDatabase
  url!: string
  #send!: SendMail

  constructor(host: () => DatabaseHost) {
    this.host = host
  }

  async start(): Promise<void> {
    this.mailHost = await startMailHost()
    this.#send = createMailServer(this.mailHost.url)
  }

  /** For the running test: an empty database and a mail server that takes everything. */
  async renew(): Promise<void> {
    Object.assign(this, await this.host().openDatabase())
    this.time = Date.parse('2026-11-20T12:00:00Z')
    this.settings = { ...defaults }
    this.mailHost.behave({})
    this.mailHost.received.length = 0
    this.logged.length = 0
  }

  /** Runs SQL from a connection that the site knows nothing of. */
  readonly execute = (sql: string) => this.host().execute(this.url, sql)
  readonly rows = (table: string) => this.execute(`select * from ${table}`)

  readonly visitor = (remoteAddress = '203.0.113.9', headers = {}, onStored: () => void = () => undefined) => {
    const take = createVisitorPosts({
      ...{ db: this.database.db, log: this.log, trustedProxies: 0, signUpMs: 0, onStored },
      anHour: async () => this.settings.anHour,
      now: () => this.time,
    })
    return take({ headers, socket: { remoteAddress } as Socket })
  }

  readonly options = (more: Partial<SenderOptions> = {}): SenderOptions => ({
    db: this.database.db,
    send: this.#send,
    log: this.log,
    now: () => this.time,
    site: async () => ({ messagesTo: 'inbox@example.org', origin: 'https://example.org', ...this.settings }),
    ...more,
  })

  /** Sends all that is due, and returns what arrived. */
  readonly deliver = async (more: Partial<SenderOptions> = {}) => {
    const before = this.mailHost.received.length
    let result: { count: number }
    do result = await sendDue(this.options(more), never)
    while (result.count > 0)
    return this.mailHost.received.slice(before)
  }

  /** Sign-ups of reader1@example.org and so on, all of them confirmed. */
  readonly subscribe = async (count: number): Promise<void> => {
    const rows = Array.from({ length: count }, (_none, index) => ({
      id: `s${index + 1}`,
      inbox: `reader${index + 1}@example.org`,
      email: `reader${index + 1}@example.org`,
      mail_asked_at: '2026-11-01T12:00:00.000Z',
      signed_up_at: '2026-11-01T12:00:00.000Z',
      consent_text: 'Yes',
      state: 'confirmed' as const,
      first_name: '',
      postcode: '',
    }))
    await this.database.db.insertInto('newsletter_signups').values(rows).execute()
  }
}

/** The same tests of e-mails on both databases. */
export function describeMails(what: string, describeThem: (site: MailSite) => void): void {
  describeOnSqliteFirst(what, (host) => {
    const site = new MailSite(host)
    beforeAll(() => site.start())
    afterAll(() => site.mailHost.stop())
    beforeEach(() => site.renew())
    describeThem(site)
  })
}
