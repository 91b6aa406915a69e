/** Prints the addresses of other hosts in the rows of this database that do not answer, with the rows where they stand. */
import { openStoredContent } from '../server/stored-content.ts'
import { findUses } from '../server/uploads/uses.ts'
import { readServiceConfig } from './service-config.ts'

const atOnce = 5
const patienceMs = 20_000

const stored = await openStoredContent(readServiceConfig().databaseUrl)
const uses = await findUses(stored.content, addressesIn).finally(() => stored.close())
const left = [...uses.keys()]
let troubled = 0
await Promise.all(Array.from({ length: atOnce }, askNext))
console.log(`${uses.size} addresses, ${troubled} of them to be looked at.`)
process.exitCode = troubled > 0 ? 1 : 0

async function askNext(): Promise<void> {
  for (let address = left.shift(); address !== undefined; address = left.shift()) {
    const trouble = await troubleAt(address)
    if (trouble === undefined) continue
    troubled += 1
    const places = new Set((uses.get(address) ?? []).map(({ table, title }) => `${table}, ${title}`))
    console.log(`${address}\n  ${trouble} In: ${[...places].join('; ')}`)
  }
}

/** What keeps a person from the page, in a sentence; undefined where it answers. */
async function troubleAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    await response.body?.cancel()
    if (response.ok) return undefined
    const isShut = [401, 403, 405, 429].includes(response.status)
    return `Answered ${response.status}${isShut ? ', which may be for programs alone: open it yourself' : ''}.`
  } catch (error) {
    const { message, cause } = error as Error
    return `Did not answer: ${cause instanceof Error ? cause.message : message}.`
  }
}

/** The web addresses in a text: in a field of its own, in a link of HTML or among words, whose stops are not part of it. */
function addressesIn(text: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s"'<>]+/gi) ?? []
  return found
    .map((address) => address.replaceAll('&amp;', '&').replace(/[.,;:!?’”…]+$/, ''))
    .map((address) => (address.includes('(') ? address : address.replace(/\)$/, '')))
    .filter((address) => URL.canParse(address))
}
