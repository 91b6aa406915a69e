import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Update } from '../../domain/update.ts'
import type { MailSending } from '../../domain/update-sending.ts'
import { type MailHost, startMailHost } from '../../server/testing/mail-host.ts'
import { type Site, startSite } from '../../server/testing/site-process.ts'
import { message } from '../hostile/texts.ts'
import { moodOf } from './moody-mail.ts'

/** What came of one update to everybody. */
export interface PostCounts {
  recipients: number
  kills: number
  /** Subscribers whom it reached once, and more than once before anybody asked for copies. */
  once: number
  twice: string[]
  /** Subscribers whom it did not reach, and of whom the site does not say so. */
  lost: string[]
  /** What the site said at the end. */
  said: Pick<MailSending, 'sent' | 'failed' | 'inDoubt' | 'setAside' | 'left'>
  /** How many of those in doubt it had reached. */
  doubtsThatArrived: number
  /** Once those in doubt were sent again: copies that do not say that they are one, and subscribers without any. */
  silentCopies: string[]
  missing: string[]
  seconds: number
  /** The longest that a visitor's message took from its answer to the campaign's mailbox meanwhile, in ms. */
  slowestMessageMs: number
}

type Arrivals = Map<string, { isCopy: boolean }[]>

const campaignInbox = 'inbox@example.org'

/**
 * Sends one update to so many subscribers through a mail server that refuses, is slow and vanishes, while the site is
 * killed so many times; then sends those in doubt again.
 */
export async function runPostRound(
  { subscribers, kills }: { subscribers: number; kills: number },
  say: (line: string) => void = () => undefined,
): Promise<PostCounts> {
  await using mailHost = await startMailHost()
  const environment = { SMTP_URL: mailHost.url, MESSAGES_TO: campaignInbox, PUBLIC_ORIGIN: 'https://example.org' }
  let site = await startSite('local', environment)
  try {
    fillList(site.databaseFile, subscribers)
    mailHost.behave(moodOf())
    const { id: update, updated_at } = await writeUpdate(site)
    const began = performance.now()
    await tell(site, `updates/${update}/send`, { subscribers }, { 'If-Match': `"${updated_at}"` })
    const arrivals: Arrivals = new Map()
    let slowestMessageMs = 0
    for (let life = 1; life <= kills; life += 1) {
      const until = (subscribers * life) / (kills + 1)
      slowestMessageMs = Math.max(slowestMessageMs, await sendMessage(site, mailHost, arrivals))
      while (arrivals.size < until && (await readSending(site, update)).state !== 'sent') await take(mailHost, arrivals)
      await sleep(Math.random() * 50)
      await site.kill()
      say(`${arrivals.size} reached at kill ${life}`)
      site = await startSite('local', environment, site)
    }
    const said = await untilSent(site, update, mailHost, arrivals, say)
    const seconds = (performance.now() - began) / 1000
    const round = judge(site.databaseFile, arrivals)
    if (said.inDoubt > 0) {
      await tell(site, `updates/${update}/again`)
      await untilSent(site, update, mailHost, arrivals, say)
    }
    return {
      recipients: subscribers,
      kills,
      ...round,
      said,
      ...judgeCopies(site.databaseFile, arrivals),
      seconds,
      slowestMessageMs,
    }
  } finally {
    await site.stop()
  }
}

/** Everybody has confirmed, and the mail provider sets no limit that matters. */
function fillList(file: string, subscribers: number): void {
  using database = new DatabaseSync(file, { timeout: 60_000 })
  const insert = database.prepare(
    `insert into newsletter_signups (id, address_hash, email, signed_up_at, consent_text, state, delivery_state)
     values (?, ?, ?, ?, 'Yes', 'confirmed', 'sent')`,
  )
  database.exec('begin')
  for (let number = 0; number < subscribers; number += 1) {
    insert.run(randomUUID(), `hash ${number}`, `subscriber${number}@example.org`, new Date().toISOString())
  }
  database.exec('update campaign_details set mails_an_hour = 100000, mails_a_day = 1000000')
  database.exec('commit')
}

async function writeUpdate(site: Site): Promise<Pick<Update, 'id' | 'updated_at'>> {
  const paragraph = '<p>The consultation is open: your objection takes ten minutes.</p>'
  const row = await ask(site, '/quarry/api/updates', {
    subject: 'The consultation is open',
    body: paragraph.repeat(20),
  })
  return row as Update
}

const tell = (site: Site, path: string, body: object = {}, headers = {}) =>
  ask(site, `/quarry/api/maintenance/${path}`, body, headers)

async function ask(site: Site, path: string, body?: object, headers = {}): Promise<unknown> {
  const response = await fetch(site.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
  return response.json()
}

async function readSending(site: Site, update: string): Promise<MailSending> {
  const { sendings } = (await ask(site, '/quarry/api/maintenance/updates')) as { sendings: MailSending[] }
  const found = sendings.find(({ update_id }) => update_id === update)
  if (!found) throw new Error('the sending is gone')
  return found
}

/** Takes what has arrived since, and leaves no e-mail in memory. */
async function take(mailHost: MailHost, arrivals: Arrivals): Promise<void> {
  await sleep(20)
  for (const { to, headers } of mailHost.received.splice(0)) {
    const [address = ''] = to
    if (address === campaignInbox) continue
    arrivals.set(address, [...(arrivals.get(address) ?? []), { isCopy: headers.has('x-possible-copy') }])
  }
}

/** A visitor's message in the middle of it: how long it takes to arrive, in ms. */
async function sendMessage(site: Site, mailHost: MailHost, arrivals: Arrivals): Promise<number> {
  await ask(site, '/quarry/api/messages', message)
  const began = performance.now()
  while (!mailHost.received.some(({ to }) => to[0] === campaignInbox)) {
    await sleep(5)
    if (performance.now() - began > 300_000) throw new Error('a visitor’s message did not arrive')
  }
  const took = performance.now() - began
  await take(mailHost, arrivals)
  return took
}

async function untilSent(
  site: Site,
  update: string,
  mailHost: MailHost,
  arrivals: Arrivals,
  say: (line: string) => void,
) {
  let told = performance.now()
  for (;;) {
    await take(mailHost, arrivals)
    const sending = await readSending(site, update)
    if (sending.state === 'sent') {
      await take(mailHost, arrivals)
      return sending
    }
    if (sending.sent + sending.inDoubt + sending.setAside + 200 > sending.recipients) hurry(site.databaseFile)
    if (performance.now() - told > 10_000) {
      told = performance.now()
      say(
        `${arrivals.size} reached, ${sending.waiting} wait, ${sending.inDoubt} in doubt, ${sending.setAside} set aside`,
      )
    }
    await sleep(200)
  }
}

/** As if the pauses were over; what is under way, by a lease of five seconds, is left alone. */
function hurry(file: string): void {
  using database = new DatabaseSync(file, { timeout: 60_000 })
  const beyondLeases = new Date(Date.now() + 6000).toISOString()
  database.exec(
    `update update_mails set next_attempt_at = null
     where delivery_state = 'waiting' and is_in_doubt = 0 and next_attempt_at > '${beyondLeases}'`,
  )
}

interface Stored {
  address: string
  delivery_state: string
  is_in_doubt: number
  is_set_aside: number
}

function storedMails(file: string): Stored[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 })
  const query = `select email as address, update_mails.delivery_state, update_mails.is_in_doubt, is_set_aside
    from newsletter_signups left join update_mails on signup_id = newsletter_signups.id`
  return database.prepare(query).all() as unknown as Stored[]
}

function judge(file: string, arrivals: Arrivals) {
  const all = [...arrivals]
  const mails = storedMails(file)
  const isDoubted = ({ delivery_state, is_in_doubt }: Stored) => delivery_state === 'failed' && is_in_doubt === 1
  return {
    once: all.filter(([, { length }]) => length === 1).length,
    twice: all.filter(([, { length }]) => length > 1).map(([address]) => address),
    lost: mails
      .filter((mail) => !arrivals.has(mail.address) && !isDoubted(mail) && mail.is_set_aside !== 1)
      .map(({ address }) => address),
    doubtsThatArrived: mails.filter((mail) => isDoubted(mail) && arrivals.has(mail.address)).length,
  }
}

function judgeCopies(file: string, arrivals: Arrivals) {
  const missing = storedMails(file).filter(({ address, is_set_aside }) => !arrivals.has(address) && is_set_aside !== 1)
  return {
    silentCopies: [...arrivals]
      .filter(([, [, ...others]]) => others.some(({ isCopy }) => !isCopy))
      .map(([address]) => address),
    missing: missing.map(({ address }) => address),
  }
}
