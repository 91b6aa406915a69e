/** A word that is used on the site, and in how many texts. */
interface UsedWord {
  word: string
  count: number
}

const shortest = 4
/** By how many letters words that sound the same may differ in length. */
const mostByEar = 3

/**
 * The used word that was probably meant by one that is not; undefined where none is near. Short words may have one slip, long
 * ones two, and one that sounds the same counts as one slip. The first letter is taken to be right.
 */
export function nearestWord(typed: string, used: readonly UsedWord[]): string | undefined {
  if (typed.length < shortest || /\d/.test(typed)) return undefined
  const mostSlips = typed.length < 7 ? 1 : 2
  const sound = soundOf(typed)
  let best: (UsedWord & { slips: number }) | undefined
  for (const { word, count } of used) {
    if (word[0] !== typed[0]) continue
    const slips = slipsBetween(typed, word, sound)
    if (slips > mostSlips) continue
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { word, count, slips }
  }
  return best?.word
}

function slipsBetween(typed: string, word: string, sound: string): number {
  const longer = Math.abs(word.length - typed.length)
  if (longer > mostByEar) return Number.POSITIVE_INFINITY
  if (word.at(-1) === typed.at(-1) && soundOf(word) === sound) return 1
  if (longer > 2) return Number.POSITIVE_INFINITY
  const slips = countSlips(typed, word)
  // Words of four letters that differ in one are too many: 'belt' and 'best'.
  const isOther = slips === 1 && typed.length === shortest && word.length === shortest
  return isOther && sorted(typed) !== sorted(word) ? Number.POSITIVE_INFINITY : slips
}

const sorted = (word: string) => [...word].sort().join('')

/** Roughly how a word sounds: letters that nobody hears are left out. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('sth', 's')
    .replaceAll('ae', 'e')
    .replaceAll('gh', '')
    .replaceAll('ck', 'k')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1')
}

/** How many letters one has to add, leave out, change, or swap with the next one to make a word another. */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row++) {
    const slips = [row]
    rows.push(slips)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      slips.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
