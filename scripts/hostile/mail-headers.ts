import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackedSite } from './attacked-site.ts'
import { Tally } from './tally.ts'
import { form, json, mailAttacks, message, signup } from './texts.ts'

/** Mails through the form and the API: each one that comes has the headers and the recipient of an honest one. */
export async function attackTheMails({ visit, rows, mailHost }: AttackedSite): Promise<Tally> {
  const tally = new Tally('mail headers')
  const send = async (fields: Record<string, string>) => {
    const [path, headers, body] =
      'EMAIL' in fields
        ? (['/quarry/api/newsletter-signups', json, JSON.stringify(fields)] as const)
        : (['/quarry/contact', form, new URLSearchParams({ form: 'message', ...fields }).toString()] as const)
    const { status } = await visit(path, { method: 'POST', headers, body })
    tally.count(fields, [200, 201, 400].includes(status) ? undefined : `it was answered with ${status}`)
  }
  await send(message)
  await send(signup)
  await untilSent(rows)
  const honest = new Map(
    mailHost.received.map(({ to, headers }) => [
      headers.has('list-unsubscribe'),
      { to, names: [...headers.keys()].sort().join() },
    ]),
  )
  mailHost.received.length = 0
  for (const [index, text] of mailAttacks.entries()) {
    await send({ ...message, name: text })
    await send({ ...message, subject: `Hello${text}` })
    await send({ ...message, email: `ann@example.org${text}` })
    await send({ EMAIL: `ann${index}@example.org${text}`, FNAME: `Ann${text}` })
  }
  await untilSent(rows)
  for (const { from, to, headers } of mailHost.received) {
    const isSignup = headers.has('list-unsubscribe')
    const told = { from, to, headers: Object.fromEntries(headers) }
    const wanted = honest.get(isSignup)
    const isOwn = isSignup
      ? to.length === 1 && /^ann\d*@example\.org[\w.-]*$/.test(to[0] ?? '')
      : to.join() === wanted?.to.join()
    const names = [...headers.keys()].sort().join()
    tally.count(
      told,
      isOwn ? undefined : 'it went to somebody else',
      names === wanted?.names ? undefined : 'it has other headers than an honest one',
      [...headers.values()].some((value) => /\n/.test(decodeWords(value))) ? 'a header hides a line break' : undefined,
    )
  }
  tally.count('the e-mails', mailHost.received.length > 20 ? undefined : `only ${mailHost.received.length} came`)
  return tally
}

/** As mail programs do, also the careless ones: what stands between =? and ?= is decoded, then once more. */
function decodeWords(header: string): string {
  const once = (text: string) =>
    text.replaceAll(/=\?[\w-]+\?([bq])\?(.*?)\?=\s*/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : decodeQuoted(coded),
    )
  return once(once(header))
}

function decodeQuoted(coded: string): string {
  const bytes = coded
    .replaceAll('_', ' ')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

async function untilSent(rows: AttackedSite['rows']): Promise<void> {
  const waiting = () =>
    rows(
      "select id from messages where delivery_state <> 'sent' union select id from newsletter_signups where delivery_state <> 'sent'",
    ).length
  const deadline = Date.now() + 300_000
  while (waiting() > 0 && Date.now() < deadline) await sleep(20)
}
