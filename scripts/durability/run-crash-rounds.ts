import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MailHost, startMailHost } from '../../server/testing/mail-host.ts'
import { type Site, startSite } from '../../server/testing/site-process.ts'
import { visitorAddress } from '../hostile/attacked-site.ts'
import { form, json, message } from '../hostile/texts.ts'

/** What came of all the messages of all rounds. */
export interface CrashCounts {
  rounds: number
  /** Messages that were sent by the form or the API. */
  clicked: number
  /** Of those, the ones that the site answered with success before it died. */
  answered: number
  stored: number
  /** Different messages that arrived at the mail server. */
  delivered: number
  /** Answered with success and yet not stored, or never delivered. */
  lost: string[]
  /** E-mails that arrived again. */
  copies: number
  /** Copies that do not say that they may be one, or have another Message-ID. */
  silentCopies: string[]
}

const messagesPerRound = 4
/** A message is delivered some 150 ms after the click: the kill comes before, in the midst of it, or after. */
const longestLifeMs = 600
/** A request to a site that died may never be answered, nor refused: so long after its death it is given up. */
const longestRequestMs = 15_000
/** Long enough for a second attempt after the first pause. */
const longestWaitMs = 270_000

/** Sends messages to the real site and kills it at a random moment, round after round; then waits for what is left. */
export async function runCrashRounds(
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<CrashCounts> {
  await using mailHost = await startMailHost()
  const environment = {
    SMTP_URL: mailHost.url,
    MESSAGES_TO: 'inbox@example.org',
    PUBLIC_ORIGIN: 'https://example.org',
    // Each message comes from another visitor, so that none is refused as too many.
    TRUSTED_PROXIES: '1',
  }
  let site = await startSite('public', environment)
  const { databaseFile } = site
  try {
    const clicked: string[] = []
    const answered = new Set<string>()
    for (let round = 1; round <= rounds; round += 1) {
      mailHost.behave({ delayMs: Math.random() * 250 })
      const names = Array.from({ length: messagesPerRound }, (_, index) => `round ${round} message ${index + 1}`)
      clicked.push(...names)
      await clickAndKill(site, names, answered, round % 2 === 1)
      makeRoom(databaseFile)
      site = await startSite('public', environment, site)
      if (round % 20 === 0) say(`${round} rounds, ${answered.size} answered, ${mailHost.received.length} e-mails`)
    }
    await untilNothingWaits(databaseFile, say)
    const stored = new Set(ask(databaseFile, 'select subject from messages').map(({ subject }) => String(subject)))
    return { rounds, ...count(clicked, answered, stored, mailHost) }
  } finally {
    await site.stop()
  }
}

/** As if an hour had passed: within one, only so many messages are sent. */
function makeRoom(databaseFile: string): void {
  using database = new DatabaseSync(databaseFile, { timeout: 60_000 })
  database.exec("update messages set sent_at = '2000-01-01T00:00:00.000Z' where sent_at is not null")
}

/**
 * The first message is clicked at once, the others at moments of their own; the site dies at another, which on a busy
 * machine may come before any answer: so in some rounds it comes after the first.
 */
async function clickAndKill(site: Site, names: string[], answered: Set<string>, isAnsweredOnce: boolean) {
  const isOver = new AbortController()
  const clicks = names.map(async (name, index) => {
    if (index > 0) await sleep(Math.random() * (longestLifeMs / 2))
    const isAnswered = await send(site.origin, name, index % 2 === 1, isOver.signal).catch(() => false)
    if (isAnswered) answered.add(name)
  })
  if (isAnsweredOnce) await clicks[0]
  await sleep(Math.random() * longestLifeMs)
  await site.kill()
  const end = setTimeout(() => isOver.abort(), longestRequestMs)
  await Promise.all(clicks)
  clearTimeout(end)
}

/** By the API or by the form; whoever sees the status line has been promised, the rest of the page may be cut off. */
async function send(origin: string, subject: string, isForm: boolean, signal: AbortSignal): Promise<boolean> {
  const fields = { ...message, subject }
  const { status } = await fetch(`${origin}/quarry/${isForm ? 'contact' : 'api/messages'}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': visitorAddress(), ...(isForm ? form : json) },
    body: isForm ? `${new URLSearchParams({ ...fields, form: 'message' })}` : JSON.stringify(fields),
    signal,
  })
  return status === (isForm ? 200 : 201)
}

async function untilNothingWaits(databaseFile: string, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + longestWaitMs
  let told = ''
  while (Date.now() < deadline) {
    const waiting = ask(
      databaseFile,
      "select subject, delivery_state, attempts, last_error from messages where delivery_state <> 'sent'",
    )
    if (waiting.length === 0) return
    const state = JSON.stringify(waiting)
    if (state !== told) say(`still waiting: ${waiting.length}, first ${JSON.stringify(waiting[0])}`)
    told = state
    makeRoom(databaseFile)
    await sleep(100)
  }
}

function ask(databaseFile: string, query: string): Record<string, unknown>[] {
  using database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 60_000 })
  return database.prepare(query).all()
}

function count(
  clicked: readonly string[],
  answered: ReadonlySet<string>,
  stored: ReadonlySet<string>,
  mailHost: MailHost,
): Omit<CrashCounts, 'rounds'> {
  const arrived = Map.groupBy(
    mailHost.received,
    ({ headers }) => headers.get('subject')?.replace('[Website message] ', '') ?? '',
  )
  const copies = [...arrived].flatMap(([name, [first, ...others]]) => others.map((copy) => ({ name, first, copy })))
  return {
    clicked: clicked.length,
    answered: answered.size,
    stored: stored.size,
    delivered: arrived.size,
    lost: [...answered].filter((name) => !stored.has(name) || !arrived.has(name)),
    copies: copies.length,
    silentCopies: copies
      .filter(({ first, copy }) => {
        const id = copy.headers.get('message-id')
        return id !== first?.headers.get('message-id') || copy.headers.get('x-possible-copy') !== id
      })
      .map(({ name }) => name),
  }
}
