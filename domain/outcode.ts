import { bareLetters } from './spelling.ts'

/** The first half of a postcode, and behind it as much of the second as somebody has typed. */
const postcode = /^([a-z]{1,2})[\s\p{P}]*(\d[a-z\d]?)(?:[\s\p{P}]*\d[a-z]{2}|[\s\p{P}]*\d[a-z]?)?$/iu
/** A whole postcode at the end of an address. */
const atEnd = /\b([a-z]{1,2})(\d[a-z\d]?)[\s\p{P}]*\d[a-z]{2}$/iu

/** The district of a postcode, such as 'CV35', whether the whole or its first half was typed or it ends an address; undefined for another text. */
export function outcodeOf(typed: string): string | undefined {
  // A keyboard that suggests words ends them with a dot.
  const said = typed
    .normalize('NFKC')
    .replace(/(?:\W(?:uk|england|united kingdom))?\W*$/i, '')
    .replace(/^\W+/, '')
  const [, area, district] = postcode.exec(said) ?? atEnd.exec(said) ?? []
  return area && district && `${area}${district}`.toUpperCase()
}

/** Letters and figures that are taken for one another. */
const alike: Readonly<Record<string, string>> = { o: '0', q: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' }
const asFigures = (letters: string) => letters.replace(/[oqilzsgb]/g, (letter) => alike[letter] ?? letter)

/** Which of these districts a text may mean in which letters and figures stand for one another, as in 'CV35 BAT' and 'CV3S 8AT'. */
export function misreadOutcode(typed: string, outcodes: readonly string[]): string | undefined {
  const said = asFigures(bareLetters(typed))
  return outcodes.find((outcode) => {
    const first = asFigures(outcode.toLowerCase())
    return said.startsWith(first) && /^(?:\d[a-z\d]{0,2})?$/.test(said.slice(first.length))
  })
}
