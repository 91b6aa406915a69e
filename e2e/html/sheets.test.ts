import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'build/client/assets/'

/** Papers are measured in millimetres, the text of a plot in the units of its drawing, and the names on a map are a part of it. */
const drawn = /^(?:papers|sheet)-/
const inDrawing = /\.figure-drawing|\.map-label/

const space = String.raw`(?:0|auto|1px|-1px|var\(--(?:space-(?:4|8|16|24|40|64)|gutter|gap)\)|calc\(-1 ?\* ?var\(--space-\d+\)\)|max\(var\(--space-16\), ?\(100% - 100rem\) \/ 2\)|calc\(24px \+ var\(--space-8\)\))`
const size = String.raw`(?:inherit|112\.5%|var\(--text-(?:15|18|21|27|36|48|58)\))`
const allowed: [RegExp, RegExp][] = [
  [/^font-size$/, new RegExp(`^(?:${size}|9\\.5pt)$`)],
  [/^font$/, new RegExp(`^(?:inherit|\\d+ (?:${size}|1em) ?/.*)$`)],
  [/^(?:margin|padding|--gap|gap|(?:row|column)-gap)/, new RegExp(`^${space}(?: ${space})*(?:!important)?$`)],
  [/^border-left$/, /^(?:0|var\(--edge(?:-alert|-read)?\))$/],
  [/^border-left-width$/, /^0$/],
  [/^box-shadow$/, /^(?!.*inset [1-9]\S* 0)/],
]

test('the built sheets keep to the sizes of type, the spaces, the colours and the edges of the tokens', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && !drawn.test(name))
  const inks = coloursIn(
    sheets.flatMap((name) => readFileSync(folder + name, 'utf8').match(/--color-[^;}]+/g) ?? []).join(';'),
  )
  expect(inks.length).toBeGreaterThan(20)
  const strange = sheets.flatMap((name) =>
    [...readFileSync(folder + name, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) =>
        selector.includes('@page') || inDrawing.test(selector)
          ? []
          : body
              .split(';')
              .filter(
                (declaration) =>
                  !isAllowed(declaration) || coloursIn(declaration).some((colour) => !inks.includes(colour)),
              )
              .map((declaration) => `${name}: ${selector} { ${declaration} }`),
    ),
  )
  expect(sheets.length).toBeGreaterThan(5)
  expect(strange).toEqual([])
})

/** The colours of a text in six digits: a translucent one is that of its ink, none is none, and a colour by its name counts as one. */
function coloursIn(text: string): string[] {
  const named = text.match(/(?<=[:, ])(?:red|blue|green|gold|orange|gr[ae]y|black|navy|tan)(?=[;, ]|$)/g) ?? []
  const hex = [...text.matchAll(/#(?!0000\b)([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi)].map(([, digits = '']) =>
    (digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6)).toLowerCase(),
  )
  return [...named, ...hex]
}

function isAllowed(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/:(.*)/)
  return allowed.every(([named, may]) => !named.test(property) || may.test(value))
}
