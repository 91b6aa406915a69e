/**
 * Takes out of the lock file which Node.js the optional packages ask for. npm on an older one would leave them out without
 * a word, although they run on the Node.js that the project brings. Belongs after every change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const entry of Object.values<{ optional?: true; engines?: object }>(lock.packages)) {
  if (entry.optional) delete entry.engines
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
