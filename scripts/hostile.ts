/**
 * Attacks the site in every way that it has withstood before: `npm run hostile`. Another number makes other documents
 * (`npm run hostile -- 7000000`). Ends with 1 when anything got through.
 */
import { attack } from './hostile/attack.ts'

const seed = Number(process.argv[2] ?? 1)
const mostTold = 10
let failed = 0
await attack({ documents: 16_000, seed, isShort: false }, ({ kind, attacks, findings }) => {
  failed += findings.length
  console.log(
    `${String(attacks).padStart(6)} ${kind}: ${findings.length === 0 ? 'none got through' : `${findings.length} got through`}`,
  )
  for (const finding of findings.slice(0, mostTold)) console.log(`       ${finding}`)
})
process.exitCode = failed === 0 ? 0 : 1
