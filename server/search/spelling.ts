/** A word that is used on the site, and in how many texts. */
interface UsedWord {
  word: string
  count: number
}

const shortest = 4

/** The used word that was probably meant by one that is not; undefined where none is near. Short words may have one slip, long ones two. */
export function nearestWord(typed: string, used: readonly UsedWord[]): string | undefined {
  if (typed.length < shortest || /\d/.test(typed)) return undefined
  const mostSlips = typed.length < 7 ? 1 : 2
  let best: (UsedWord & { slips: number }) | undefined
  for (const { word, count } of used) {
    if (Math.abs(word.length - typed.length) > mostSlips) continue
    const slips = countSlips(typed, word)
    if (slips > mostSlips) continue
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { word, count, slips }
  }
  return best?.word
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
