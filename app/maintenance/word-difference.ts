/** Words in a row that both texts have, or that one of them has alone. */
export interface Run {
  text: string
  isOwn: boolean
}

/** Two texts of some thousand words each are compared; of longer ones the comparison would be waited for. */
const mostPairs = 9_000_000

/** Where two texts differ, word by word: each as runs of words that the other has too, or has not. */
export function wordDifference(before: string, after: string): [before: Run[], after: Run[]] {
  const [left, right] = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/)) as [string[], string[]]
  const width = right.length + 1
  if (width * (left.length + 1) > mostPairs) return [[{ text: before, isOwn: true }], [{ text: after, isOwn: true }]]
  const isShared = (i: number, j: number) => left[i]?.trim() === right[j]?.trim()
  // How many words the rests from here have in common, in their order.
  const common = new Uint16Array((left.length + 1) * width)
  const from = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isShared(i, j) ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1))
    }
  }
  const runs: [Run[], Run[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const isBoth = i < left.length && j < right.length && isShared(i, j)
    const isLeft = isBoth || j === right.length || (i < left.length && from(i + 1, j) >= from(i, j + 1))
    if (isLeft) add(runs[0], left[i], !isBoth)
    if (isBoth || !isLeft) add(runs[1], right[j], !isBoth)
    if (isLeft) i += 1
    if (isBoth || !isLeft) j += 1
  }
  return runs
}

function add(runs: Run[], text = '', isOwn: boolean): void {
  const last = runs.at(-1)
  if (last?.isOwn === isOwn) last.text += text
  else runs.push({ text, isOwn })
}
