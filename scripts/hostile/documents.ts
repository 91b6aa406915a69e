/** Hostile HTML documents through the sanitiser: any number of them, each from a number that makes the same one again. */
import { sanitiseHtml } from '../../server/database/sanitise-html.ts'
import { htmlAttacks, refusedHrefs } from '../../server/testing/hostile-html.ts'
import { numbersFrom } from '../../server/testing/numbers-from.ts'
import { foreignParts } from './read-html.ts'
import { Tally } from './tally.ts'

const allowedHrefs = 'https://www.gov.uk/x?a=1&b=2#c HTTP://example.org mailto:a@b.org tel:+44 / /x?y#z'.split(' ')
const tags = [
  'p br strong em b i ul ol li h3 h4 a blockquote table thead tbody tr th td caption colgroup col tfoot',
  'div span h1 img image script style title textarea select option optgroup iframe object embed base link meta',
  'form input button template slot dialog noscript noembed noframes xmp plaintext listing pre html head body frameset',
  'svg foreignObject desc animate use math mi mtext mglyph malignmark annotation-xml',
  'font nobr marquee video audio details ruby rt x-y svg:script a:b scr\0ipt ſtyle',
].flatMap((line) => line.split(' '))
const attributes = [
  'href HREF xlink:href src srcdoc action formaction style class id rel target name is title encoding xmlns color',
  'onclick onerror OnLoad on\0click onx\nerror " \' = / < ` href/ a"b a\'onclick',
].flatMap((line) => line.split(' '))
const pieces = [
  '&lt; &amp; & < > " \' ` / -- --> <!-- --!> ]]> <![CDATA[ <? </ </p <a <!DOCTYPE </br> </p> words',
  '\0 \u00a0 \u2028 \ud800',
]
  .flatMap((line) => line.split(' '))
  .concat('<a href="')

/** The hostile document of this number. */
function documentOf(seed: number): string {
  const random = numbersFrom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  const pick = (list: readonly string[]) => list[upTo(list.length)] ?? ''
  const isNow = (chance: number) => random() < chance

  function address(): string {
    const plain = pick(isNow(0.6) ? refusedHrefs : allowedHrefs)
    return isNow(0.4) ? spell(plain) : plain
  }

  /** Some characters as entities, in the many forms that browsers read. */
  function spell(text: string): string {
    return Array.from(text, (character) => {
      if (isNow(0.6)) return character
      const code = character.codePointAt(0) ?? 0
      const end = isNow(0.7) ? ';' : ''
      const named = { ':': '&colon;', '\t': '&Tab;', '\n': '&NewLine;', '<': '&LT', '"': '&quot', '(': '&lpar;' }
      if (isNow(0.3)) return Reflect.get(named, character) ?? character
      return isNow(0.5) ? `&#x${code.toString(16)}${end}` : `&#${'0'.repeat(upTo(8))}${code}${end}`
    }).join('')
  }

  function attribute(): string {
    const name = pick(attributes)
    const value = isNow(0.5) ? address() : isNow(0.5) ? pick(htmlAttacks) : 'alert(1)'
    const quote = pick(['"', '"', "'", '', '`'])
    return isNow(0.1) ? name : `${name}${pick(['=', '=', ' = ', '=\n'])}${quote}${value}${isNow(0.95) ? quote : ''}`
  }

  function element(depth: number): string {
    const name = isNow(0.1) ? pick(tags).toUpperCase() : pick(tags)
    const own = Array.from({ length: upTo(3) }, attribute)
    const open = `<${name}${own.map((text) => pick([' ', ' ', '/', '\n', '\f', '']) + text).join('')}`
    const end = isNow(0.05) ? '' : pick(['>', '>', '>', '/>', ' >'])
    return `${open}${end}${content(depth + 1)}${isNow(0.6) ? `</${isNow(0.9) ? name : pick(tags)}${pick(['>', '>', ' >', ''])}` : ''}`
  }

  function content(depth: number): string {
    return Array.from({ length: upTo(depth > 4 ? 2 : 4) }, () => {
      const kind = random()
      if (kind < 0.25) return pick(htmlAttacks)
      if (kind < 0.65) return element(depth)
      if (kind < 0.75) return `<a href="${address()}">${content(depth + 1)}`
      if (kind < 0.8) return spell(pick(htmlAttacks))
      if (kind < 0.85) return `<!--${content(depth + 1)}${pick(['-->', '--!>', '->', ''])}`
      return pick(pieces)
    }).join('')
  }

  /** Some characters less, more or other. */
  function damage(text: string): string {
    let damaged = text
    for (let times = upTo(4); times > 0; times -= 1) {
      const at = upTo(damaged.length + 1)
      damaged = damaged.slice(0, at) + (isNow(0.5) ? pick(pieces) : '') + damaged.slice(at + upTo(3))
    }
    return damaged
  }

  const whole = content(0) || element(0)
  return isNow(0.3) ? damage(whole) : whole
}

/** Sanitises so many documents, from this number on, twice each. */
export function attackWithDocuments(count: number, seed: number): Tally {
  const tally = new Tally('HTML documents, sanitised twice')
  for (let number = seed; number < seed + count; number += 1) {
    const dirty = documentOf(number)
    const clean = sanitiseHtml(dirty)
    const again = sanitiseHtml(clean)
    tally.count(
      { seed: number, document: dirty, clean },
      ...foreignParts(clean),
      again === clean ? undefined : `sanitised again it is ${JSON.stringify(again)}`,
    )
  }
  return tally
}
