import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'build/client/assets/'

/** Papers are measured in millimetres, the text of a plot in the units of its drawing, and the names on a map are a part of it. */
const drawn = /^(?:bill|documents|sheet|stickers|read-paper)-/
const inDrawing = /\.plot (?:text|\.plot-figure)|\.map-label/

const space = String.raw`(?:0|auto|1px|-1px|var\(--(?:space-(?:4|8|16|24|40|64)|gutter)\)|calc\(-1 ?\* ?var\(--space-\d+\)\)|max\(var\(--space-16\), ?\(100% - 100rem\) \/ 2\)|calc\(24px \+ var\(--space-8\)\))`
const size = String.raw`(?:inherit|112\.5%|var\(--text-(?:15|18|21|27|36|48|58)\))`
const allowed: [RegExp, RegExp][] = [
  [/^font-size$/, new RegExp(`^(?:${size}|9\\.5pt)$`)],
  [/^font$/, new RegExp(`^(?:inherit|\\d+ (?:${size}|1em) ?/.*)$`)],
  [/^(?:margin|padding|gap|(?:row|column)-gap)/, new RegExp(`^${space}(?: ${space})*(?:!important)?$`)],
  [/^border-left$/, /^(?:0|var\(--edge(?:-alert)?\))$/],
  [/^border-left-width$/, /^0$/],
  [/^box-shadow$/, /^(?!.*inset [1-9]\S* 0)/],
]

test('the built sheets keep to the sizes of type, the spaces and the edges of the tokens', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && !drawn.test(name))
  const strange = sheets.flatMap((name) =>
    [...readFileSync(folder + name, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) =>
        selector.includes('@page') || inDrawing.test(selector)
          ? []
          : body
              .split(';')
              .filter((declaration) => !isAllowed(declaration))
              .map((declaration) => `${name}: ${selector} { ${declaration} }`),
    ),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(strange).toEqual([])
})

function isAllowed(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/:(.*)/)
  return allowed.every(([named, may]) => !named.test(property) || may.test(value))
}
