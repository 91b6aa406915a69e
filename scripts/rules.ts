import { rules, rulesWithoutTest } from './rules/product-rules.ts'

/** Prints the rules of docs/product that no test names. */
const bare = rulesWithoutTest()
for (const [file, named] of Map.groupBy(bare, ({ file }) => file)) {
  console.log(`${file}\n${named.map(({ rule }) => `  ${rule}`).join('\n')}`)
}
console.log(`${bare.length} of ${rules.length} rules are named by no test.`)
