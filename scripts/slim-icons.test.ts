import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ChevronDown, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawIcon } from '../app/ui/draw-icon.ts'
import { shapesIn } from './slim-icons.ts'

const folder = fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/icons', import.meta.url))

/** An icon as the build makes it of the library's module. */
function slim(name: string): ReturnType<typeof drawIcon> {
  const shapes = shapesIn(readFileSync(`${folder}/${name}.mjs`, 'utf8')) ?? ''
  return drawIcon(new Function(`return ${shapes}`)())
}

/** The markup of an icon without its classes, with its attributes by name. */
function markup(icon: LucideIcon | ReturnType<typeof drawIcon>, props: object): string {
  return renderToStaticMarkup(createElement(icon as LucideIcon, props))
    .replaceAll(/ class="lucide[^"]*"/g, '')
    .replace(
      /<svg ([^>]*)>/,
      (_, attributes: string) =>
        `<svg ${attributes
          .split(/(?<=") /)
          .sort()
          .join(' ')}>`,
    )
}

test('an icon of the build is drawn as the library draws it', () => {
  const icons = {
    'chevron-down': ChevronDown,
    'circle-check': CircleCheck,
    'triangle-exclamation-point': TriangleAlert,
  }
  for (const [name, icon] of Object.entries(icons)) {
    for (const props of [
      {},
      { 'aria-hidden': true, size: 18, strokeWidth: 1.8 },
      { 'aria-label': 'opens a new tab' },
    ]) {
      expect(markup(slim(name), props)).toBe(markup(icon, props))
    }
  }
})

test('what the library keeps for itself is left out, and a module without shapes is left as it is', () => {
  expect(shapesIn(readFileSync(`${folder}/circle-check.mjs`, 'utf8'))).not.toMatch(/key:|aliases|check-circle/)
  expect(shapesIn("export { default } from './circle-check.mjs'")).toBeUndefined()
})
