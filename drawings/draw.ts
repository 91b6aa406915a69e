import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publicPages } from '../content/public-pages.ts'
import { socialCardFile } from '../content/social-card.ts'
import { figures } from './figures.ts'
import { inGrey } from './grey.ts'
import { pictures } from './pictures.ts'
import { drawSocialCards } from './social-cards.ts'

const folder = join(import.meta.dirname, '..', 'public')
function write(name: string, content: string | Buffer): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const drawn = new Map(Object.entries(pictures).map(([name, draw]) => [name, draw()]))
for (const [name, svg] of drawn) write(join('drawn', name), svg)
for (const [name, svg] of drawn)
  if (/^(?:quarry\.svg|villages\/)/.test(name)) write(join('drawn', 'grey', name), inGrey(svg))
for (const [name, draw] of Object.entries(figures)) write(join('drawn', 'figures', `${name}.svg`), draw())

const cards = publicPages.map((page) => ({ page, drawing: drawn.get(page.drawing) ?? '' }))
const files = await drawSocialCards(cards)
cards.forEach(({ page }, index) => {
  write(socialCardFile(page.path), files[index] ?? '')
})
console.log(`${drawn.size} pictures and ${files.length} social cards drawn into public/drawn/`)
