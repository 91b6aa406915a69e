import type { CloserLookContext } from './finding.ts'

/** How a letter's writer gives name and address: what is wanted of each match is its group `found`. */
export interface Signatures {
  names: readonly RegExp[]
  addresses: readonly RegExp[]
  /** Words that look like a name and are none. */
  notAName: RegExp
}

/** Where something stands in a text. */
type Span = [start: number, end: number]

/** Where a letter gives its writer's name and address; neither of them is the council's. */
export function writerIn(
  letter: string,
  { names, addresses, notAName }: Signatures,
  { councilAddress, places }: CloserLookContext,
): { name?: Span | undefined; address?: Span | undefined } {
  const text = withoutCouncil(letter, councilAddress)
  const isName = ([start, end]: Span) => {
    const words = text.slice(start, end)
    return !notAName.test(words) && !places.includes(words)
  }
  const spans = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern): Span[] => {
      const { 0: all, index, groups: { found = '' } = {} } = pattern.exec(text) ?? { 0: '', index: 0 }
      const start = index + all.lastIndexOf(found)
      return found === '' ? [] : [[start, start + found.length]]
    })
  return { name: spans(names).find(isName), address: spans(addresses)[0] }
}

/** The text, as long as before, with the lines blanked out that name the council above the salutation, and what follows them there. */
function withoutCouncil(letter: string, councilAddress: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const text = councilAddress === '' ? letter : letter.replaceAll(councilAddress, blank)
  return text.replace(
    /^[^\n]{0,60}(?:Council|Shire Hall|Planning (?:Department|Authority|Services|Officer))[^\n]{0,60}(?:\n[^\n]{1,60}){0,6}/gm,
    blank,
  )
}
