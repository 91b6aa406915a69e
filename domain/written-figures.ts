const onLine = '0123456789+-=()n'
const forms = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' }
/** What is made of characters that have a raised or a lowered form; a list of notes has commas, PM2.5 has its dot. */
const convertible = { sup: /^[0-9+=()n\s,-]+$/, sub: /^[0-9+=()n\s,.-]+$/ }
/** What means the same on the line: the end of 21st, signs such as ° and *, and what stands in brackets already. */
const sameOnTheLine = /^(?:st|nd|rd|th|[^\p{L}\p{N}]*|\[.*\]|\(.*\))$/isu

/**
 * A raised or lowered text for where there is only one line: m² and CO₂, 10^(0.5) and L(Aeq). Without its place it would say
 * something else: 10³ is not 103.
 */
export function onTheLine(text: string, place: 'sup' | 'sub'): string {
  const core = text.trim()
  const hyphenated = core.replaceAll(/[−–]/g, '-')
  if (convertible[place].test(hyphenated) && /\S/.test(core)) {
    const form = (sign: string) => forms[place][onLine.indexOf(sign)] ?? sign
    return text.replace(core, hyphenated.replaceAll(/[^\s,.]/g, form))
  }
  if (sameOnTheLine.test(core)) return text
  return text.replace(core, () => (place === 'sup' ? `^(${core})` : `(${core})`))
}

/** From strokes to Roman figures. */
const romanSteps =
  'iiiii v, iiii iv, vv x, viv ix, xxxxx l, xxxx xl, ll c, lxl xc, ccccc d, cccc cd, dd m, dcd cm'.split(', ')

/** What a point of a numbered list is called: 3, c, C, iii or III, by the type of the list. */
export function pointNumber(number: number, type = ''): string {
  if (number < 1 || !/^[ai]$/i.test(type)) return String(number)
  const sign = /a/i.test(type) ? letters(number) : roman(number)
  return type === type.toUpperCase() ? sign.toUpperCase() : sign
}

function letters(number: number): string {
  const before = Math.floor((number - 1) / 26)
  return (before > 0 ? letters(before) : '') + String.fromCodePoint(97 + ((number - 1) % 26))
}

function roman(number: number): string {
  return romanSteps.reduce((sign, step) => {
    const [strokes = '', figure = ''] = step.split(' ')
    return sign.replaceAll(strokes, figure)
  }, 'i'.repeat(number))
}
