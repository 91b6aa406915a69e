/** Prints how large the house is: lines of source and of tests by room, files, exports, and what the budgets count. */
import { budgets, houseSize, rooms } from './house-size.ts'

const { rooms: sizes, total } = houseSize()
console.log(['room', 'files', 'source', 'tests', 'exports'].map((name) => name.padStart(10)).join(''))
for (const room of rooms) {
  const { files = 0, source = 0, tests = 0, exports = 0 } = sizes.get(room) ?? {}
  console.log([room, files, source, tests, exports].map((cell) => String(cell).padStart(10)).join(''))
}
const budgeted = Object.entries(budgets).map(
  ([what, most]) => `${what} ${total[what as keyof typeof total]} of ${most}`,
)
console.log(`Budgets: ${budgeted.join(', ')}`)
