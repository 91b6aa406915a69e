import type { ContentReader } from '../../domain/content.ts'
import type { LinkPlace } from '../../domain/link-check.ts'
import { findUses } from '../uploads/uses.ts'

/** Every address of another host that the rows lead to, with the rows, each once. */
export async function findRowLinks(content: ContentReader): Promise<Map<string, LinkPlace[]>> {
  const links = new Map<string, LinkPlace[]>()
  for (const [address, uses] of await findUses(content, addressesIn)) {
    const byRow = new Map(uses.map(({ table, key, title }) => [`${table} ${key}`, { table, key, title }]))
    links.set(address, [...byRow.values()])
  }
  return links
}

/** The web addresses in a text: the text itself, those that its HTML links to, or those that stand in its words. */
export function addressesIn(text: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s"'<>]+/gi) ?? []
  return found.map((address) => trimmed(address.replaceAll('&amp;', '&'))).filter((address) => URL.canParse(address))
}

/** Without what ends the sentence that the address stands in, and without a bracket that was opened before it. */
function trimmed(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!'.,;:!?’”…'.includes(last)) break
  }
  return address.slice(0, end)
}
