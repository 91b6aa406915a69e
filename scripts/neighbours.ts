/** How alike the letters of 1,000 neighbours are who tick the same points and change nothing (rule: neighbours-differ). */
import { likeness, neighbourLetters, type Ticks } from '../content/testing/neighbour-letters.ts'

const neighbours = 1000
const [mostShared, mostIdentical] = [0.6, 0]

const cases: [name: string, ticks: Ticks][] = [
  ['one point, nothing cited', { village: 'barford', points: 1, isCiting: false }],
  ['three points, nothing cited', { village: 'barford', points: 3, isCiting: false }],
  ['heritage alone, all sources cited', { village: 'charlecote', points: 'heritage', isCiting: true }],
  ['three points, all sources cited', { village: 'barford', points: 3, isCiting: true }],
  ['eight points, all sources cited', { village: 'wasperton', points: 8, isCiting: true }],
  ['all points, all sources cited', { village: 'barford', points: 15, isCiting: true }],
]

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

console.log(
  `Five-word sequences of ${neighbours} letters, mean of all pairs. Jaccard: shared out of all that two letters have. Containment: the share of one letter that stands in the other. A web address counts as one word.`,
)
let isTooAlike = false
for (const [name, ticks] of cases) {
  const letters = neighbourLetters(neighbours, ticks)
  const { shared, contained, identicalPairs } = likeness(letters)
  const words = Math.round(letters.reduce((sum, letter) => sum + letter.split(/\s+/).length, 0) / letters.length)
  isTooAlike ||= Math.max(shared, contained) >= mostShared || identicalPairs > mostIdentical
  console.log(
    `${name}: ${words} words, ${percent(shared)} Jaccard, ${percent(contained)} containment, ${identicalPairs} identical pairs`,
  )
}
if (isTooAlike) {
  console.error('Letters of neighbours are too much alike: the grounds need more wordings.')
  process.exitCode = 1
}
