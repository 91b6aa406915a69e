import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { firstCampaign } from '../../../content/first-campaign.ts'
import { processStages } from '../../../content/process-stages.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { consultationOn, type StageState } from '../../../domain/progress.ts'
import { formLimits } from '../../admission/form-limits.ts'
import type { ConnectedDatabase } from '../../database/connect.ts'
import { claimDelivery } from '../../database/deliveries.ts'
import type { OutboxKind } from '../../database/delivery-kinds.ts'
import { type DatabaseHost, describeOnBoth } from '../../database/testing/database-host.ts'
import { type MailHost, startMailHost } from '../../testing/mail-host.ts'
import { type DeliveryOptions, deliverNext } from '../deliver.ts'
import { createMailServer } from '../mail-server.ts'
import { createVisitorPosts } from '../visitor-posts.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const never = new AbortController().signal
/** A letter as its sender fills it in. */
export const post = {
  letter: 'Dear planners,\n\nthe footpath at Barford would go.\n.\nFrom here, I walk it daily.\n\nAnn Example',
  name: 'Ann Example',
  address: '1 Church Lane\nBarford CV35 8ES',
  email: 'ann@example.org',
  consent: 'yes',
}
export const council = 'planning@council.example.org'

type Received = MailHost['received'][number] | undefined

/** The secret of the link in an e-mail to the sender of a letter. */
export const tokenOf = (mail: Received) => /\/quarry\/send-objection\/letter#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** The stages while the consultation is open between these days. */
export const stagesWith = (starts_on: string, ends_on: string): StageState[] =>
  processStages.map((stage) => (stage.id === 'public-consultation' ? { ...stage, starts_on, ends_on } : stage))

/** What of the site takes forms and sends e-mails, over a real database and a real mail server, at a time that tests move. */
export class MailSite {
  /** In ms since 1970. */
  time = 0
  campaign = firstCampaign
  stages: StageState[] = []
  logged: object[] = []
  readonly host: () => DatabaseHost
  #mailHost: MailHost | undefined
  #opened: { url: string; database: ConnectedDatabase } | undefined

  readonly #record = (fields: object, words: string) => this.logged.push({ ...fields, words })
  readonly log = { info: this.#record, error: this.#record }
  readonly settings = {
    messagesTo: 'inbox@example.org',
    origin: 'https://example.org',
    campaign: async () => this.campaign,
    mailServer: 'mail.example',
    isConsultationOpen: async (now: number) => consultationOn(this.stages, londonDay(now)).state === 'open',
  }

  constructor(host: () => DatabaseHost) {
    this.host = host
  }

  async start(): Promise<void> {
    this.#mailHost = await startMailHost()
  }

  async stop(): Promise<void> {
    await this.#mailHost?.stop()
  }

  /** For the running test: an empty database, an open consultation and a mail server that takes everything. */
  async renew(): Promise<void> {
    this.#opened = await this.host().openDatabase()
    this.time = Date.parse('2026-11-20T12:00:00Z')
    this.campaign = {
      ...firstCampaign,
      contact_email: 'campaign@example.org',
      council_email: council,
      sends_letters: 'on',
    }
    this.stages = stagesWith('2026-11-10', '2026-12-01')
    this.mailHost.behave({})
    this.mailHost.received.length = 0
    this.logged.length = 0
  }

  get mailHost(): MailHost {
    return required(this.#mailHost)
  }

  get database(): ConnectedDatabase {
    return required(this.#opened).database
  }

  get url(): string {
    return required(this.#opened).url
  }

  /** Runs SQL from a connection that the site knows nothing of. */
  readonly execute = (sql: string) => this.host().execute(this.url, sql)
  readonly rows = (table = 'sent_letters') => this.execute(`select * from ${table}`)

  readonly visitor = (address = '203.0.113.9', sendsMails = true) => {
    const { log, database } = this
    const { messagesTo, origin, campaign } = this.settings
    const letters = {
      ...{ sendsMails, messagesTo, origin, campaign },
      stages: async () => this.stages,
      erase: () => database.erase(),
    }
    const take = createVisitorPosts({ db: database.db, trustedProxies: 0, log, letters, now: () => this.time })
    return take({ headers: {}, socket: { remoteAddress: address } as Socket })
  }

  readonly options = (more: Partial<DeliveryOptions> = {}): DeliveryOptions => ({
    ...{ db: this.database.db, settings: this.settings, log: this.log },
    ...{ send: createMailServer(this.mailHost.url), now: () => this.time, random: () => 0.5 },
    ...more,
  })

  /** Sends all that is due, and returns what arrived. */
  readonly deliver = async (more: Partial<DeliveryOptions> = {}) => {
    const before = this.mailHost.received.length
    while (await deliverNext(this.options(more), never));
    return this.mailHost.received.slice(before)
  }

  /** Stores a letter and returns the secret of the link in the e-mail. */
  readonly store = async (change: Partial<typeof post> = {}) => {
    await this.visitor().storeLetter({ ...post, ...change })
    return tokenOf((await this.deliver()).at(-1))
  }

  /** Opens the page of a letter and presses its button. */
  readonly press = async (token: string) => {
    const { version = '' } = (await this.visitor().openLetter(token)) ?? {}
    return this.visitor().sendLetter(token, version)
  }

  /** Sign-ups of reader1@example.org and so on, all of them confirmed. */
  readonly subscribe = async (count: number): Promise<void> => {
    const rows = Array.from({ length: count }, (_none, index) => ({
      ...{ id: `s${index + 1}`, address_hash: `hash ${index + 1}`, email: `reader${index + 1}@example.org` },
      ...{ signed_up_at: '2026-11-01T12:00:00.000Z', consent_text: 'Yes', state: 'confirmed' as const },
      ...{ delivery_state: 'sent' as const, first_name: '', postcode: '' },
    }))
    await this.database.db.insertInto('newsletter_signups').values(rows).execute()
  }

  /** Claims the next e-mail as a process does that then dies. */
  readonly claim = (outbox?: OutboxKind) =>
    claimDelivery(this.database.db, {
      ...{ now: new Date(this.time), leaseMs: 5000, outbox },
      ...{ mailsAnHour: formLimits.mailsAnHour, createMessageId: () => '<claimed@example.org>' },
    })

  readonly toCouncil = () => this.mailHost.received.filter(({ to }) => to.includes(council))
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The tests have not begun.')
  return value
}

/** The same tests of e-mails on both databases. */
export function describeMails(what: string, describeThem: (site: MailSite) => void): void {
  describeOnBoth(what, (host) => {
    const site = new MailSite(host)
    beforeAll(() => site.start())
    afterAll(() => site.stop())
    beforeEach(() => site.renew())
    describeThem(site)
  })
}
