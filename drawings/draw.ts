import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '..', 'public', 'drawn')
for (const [name, draw] of Object.entries(pictures)) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draw())
}
console.log(`${Object.keys(pictures).length} pictures drawn into public/drawn/`)
