import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A word that nobody asked for before; every second time in mixed case. */
function randomWord(): string {
  const word = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  return randomInt(2) === 0 ? word : word.replace(/[a-m]/g, (letter) => letter.toUpperCase())
}

/** Addresses that do not exist, or of which there is no end; the first are the ones that cost a rendering easiest. */
const randomTargets: ((word: string) => string)[] = [
  (word) => `/quarry/impact/${word}`,
  (word) => `/quarry/villages/${word}`,
  (word) => `/quarry/${word}`,
  (word) => `/quarry/evidence-library?q=${word}`,
  (word) => `/quarry/evidence-library?category=${word}&q=dust`,
  (word) => `/quarry/villages/wasperton?${word}=${word}`,
  (word) => `/quarry/Villages/Wasperton?${word}`,
  (word) => `/quarry/newsletter/confirm?token=${word}`,
  (word) => `/quarry/api/${word}`,
  (word) => `/quarry/api/village_data/${word}`,
  (word) => `/quarry/events/${word}.ics`,
  (word) => `/quarry/villages/${word}/qr.svg`,
  (word) => `/quarry/uploads/${word}.webp`,
  (word) => `/quarry/assets/${word}.js`,
]

/** A GET for an address that was never asked for before. */
export function randomGet(client: string | undefined): string {
  const target = randomTargets[randomInt(randomTargets.length)]?.(randomWord()) ?? '/'
  return getRequest(target, client)
}

/** A GET as a browser sends it; `client` is what a proxy says of who sent it. */
export function getRequest(target: string, client?: string, encoding = 'br'): string {
  return `GET ${target} HTTP/1.1\r\nHost: example.org\r\nAccept-Encoding: ${encoding}\r\n${forwarded(client)}\r\n`
}

const formType = 'application/x-www-form-urlencoded'
const jsonType = 'application/json'

function messageFields() {
  const word = randomWord()
  return { name: word, email: `${word}@example.org`, subject: word, message: `${word} `.repeat(20), consent: 'yes' }
}

/** What the flood of forms is made of: valid and invalid, with and without JavaScript, also a token that nobody has. */
const forms: (() => [target: string, type: string, body: string])[] = [
  () => ['/quarry/contact', formType, `${new URLSearchParams({ form: 'message', website: '', ...messageFields() })}`],
  () => ['/quarry/contact', formType, `form=message&message=${randomWord()}${'x'.repeat(20_000)}`],
  () => ['/quarry/contact', formType, `form=newsletter&EMAIL=${randomWord()}%40${randomWord()}.org`],
  () => ['/quarry/api/messages', jsonType, JSON.stringify({ website: '', ...messageFields() })],
  () => ['/quarry/api/messages', jsonType, '{"name":'],
  () => ['/quarry/api/newsletter-signups', jsonType, JSON.stringify({ EMAIL: `${randomWord()}@${randomWord()}.org` })],
  () => ['/quarry/newsletter/unsubscribe', formType, `token=${randomWord()}`],
  () => [`/quarry/newsletter/unsubscribe?token=${randomWord()}`, formType, 'List-Unsubscribe=One-Click'],
]

/** A form, with all that belongs to it. */
export function randomForm(client: string | undefined): string {
  const [target, type, body] = forms[randomInt(forms.length)]?.() ?? ['/', formType, '']
  return postHead(target, type, `Content-Length: ${Buffer.byteLength(body)}`, client) + body
}

/** The head of a POST; `length` is the header that says how long its body will be. */
export function postHead(target: string, type: string, length: string, client?: string): string {
  return `POST ${target} HTTP/1.1\r\nHost: example.org\r\nContent-Type: ${type}\r\n${length}\r\n${forwarded(client)}\r\n`
}

/** Where held bodies are sent to: the first two take visitors' posts, the others take none. */
export const heldTargets: readonly [target: string, type: string][] = [
  ['/quarry/contact', formType],
  ['/quarry/api/messages', jsonType],
  ['/quarry/api/village_data', jsonType],
  ['/quarry/evidence-library', formType],
]

/** A proxy puts the address that it sees behind what the client made up. Without a proxy everything is made up. */
function forwarded(client: string | undefined): string {
  const madeUp = `198.51.100.${randomInt(256)}`
  return `X-Forwarded-For: ${client === undefined ? madeUp : `${madeUp}, ${client}`}\r\n`
}
