import { pointNumber } from '../../../domain/written-figures.ts'
import { hasWords } from './pasted-tables.ts'

/** How a point is marked: by HTML's type of list, empty for plain figures, and its number. */
interface Mark {
  type: string
  number: number
}
const bullet: Mark = { type: 'disc', number: 0 }
/** No list that somebody pastes is longer. */
const mostPoints = 500

/** Lists with their levels, each with the numbers or letters that the clipboard shows. */
export function settleLists(body: HTMLElement): void {
  nestFlatPoints(body)
  for (const list of body.querySelectorAll('ol')) keepNumbers(list)
}

/**
 * Word writes a list as paragraphs with the sign of each point as text, and Word Online each point as a list of its own; both
 * name the level. A paragraph whose number no list can show, such as 1.2, keeps it as text.
 */
function nestFlatPoints(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = []
  for (const point of body.querySelectorAll<HTMLElement>('p[style*=";mso-list:"], li[data-aria-level]')) {
    const style = point.getAttribute('style') ?? ''
    const level = Number(point.dataset.ariaLevel ?? /;mso-list:[^;]*level(\d+)/.exec(style)?.[1])
    const place = point.closest('.ListContainerWrapper') ?? point.closest('ul, ol') ?? point
    if (place.previousElementSibling !== open[0]?.list) open = []
    const above = open.filter((each) => each.level < level)
    let list = open.find((each) => each.level === level)?.list
    const mark = point.localName === 'p' ? markFromSign(point, list) : markFromList(point)
    if (!mark || !level) continue
    if (list?.getAttribute('type') !== mark.type) {
      list = body.ownerDocument.createElement(mark.type === 'disc' ? 'ul' : 'ol')
      list.setAttribute('type', mark.type)
      const pointAbove = above.at(-1)?.list.lastElementChild
      if (pointAbove) pointAbove.append(list)
      else place.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.setAttribute('value', String(mark.number))
    item.append(...point.childNodes)
    list.append(item)
    open = [...above, { level, list }]
    point.remove()
    if (!hasWords(place)) place.remove()
  }
}

/** Reads the sign of a point of Word's, and takes it away; undefined where no list can show it. */
function markFromSign(point: HTMLElement, list: Element | undefined): Mark | undefined {
  const sign = point.querySelector('[style*=";mso-list:ignore;"]')
  const text = sign?.textContent?.trim() ?? ''
  const [, number = ''] = /^\(?(\d+|[a-z]+(?=[.:)]))[.:)]*$/i.exec(text) ?? []
  const mark = /^(?:\P{N}?|[^\p{L}\p{N}]*)$/u.test(text) ? bullet : readNumber(number, list)
  if (mark) sign?.remove()
  return mark
}

/** What a number, a letter or a Roman figure counts; one that can be both is what its list goes on with. */
function readNumber(sign: string, list: Element | undefined): Mark | undefined {
  const next = {
    type: list?.getAttribute('type') ?? '',
    number: Number(list?.lastElementChild?.getAttribute('value')) + 1,
  }
  if (pointNumber(next.number, next.type) === sign) return next
  for (const type of /^(?:i|[ivxlcdm]{2,})$/i.test(sign) ? ['i', 'I'] : ['', 'a', 'A'])
    for (let number = 1; number <= mostPoints; number += 1)
      if (pointNumber(number, type) === sign) return { type, number }
  return undefined
}

function markFromList(point: HTMLElement): Mark {
  const list = point.closest('ul, ol')
  if (list?.localName !== 'ol') return bullet
  return { type: typeOf(list), number: Number(point.dataset.ariaPosinset ?? list.getAttribute('start') ?? 1) }
}

/** The type that a list has by its style or that of its first point, or by its attribute. */
function typeOf(list: Element): string {
  const styles = `${list.getAttribute('style')} ${list.querySelector('li')?.getAttribute('style')}`
  const [, size, kind] = /;list-style(?:-type)?:[^;]*(lower|upper)-(alpha|latin|roman)/.exec(styles) ?? []
  if (kind === undefined) return list.getAttribute('type') ?? ''
  const type = kind === 'roman' ? 'i' : 'a'
  return size === 'upper' ? type.toUpperCase() : type
}

/** Puts type and first number of a list into its attributes, and begins another list where its numbers jump or count down. */
function keepNumbers(list: Element): void {
  const isPoint = ({ localName }: Element) => localName === 'li'
  const children = Array.from(list.children)
  const step = list.hasAttribute('reversed') ? -1 : 1
  let number = wholeNumber(list, 'start') ?? (step > 0 ? 1 : children.filter(isPoint).length)
  let part = list
  let expected: number | undefined
  list.setAttribute('type', typeOf(list))
  for (const child of children) {
    if (isPoint(child)) {
      number = wholeNumber(child, 'value') ?? number
      if (expected !== undefined && number !== expected) {
        const before = part
        part = before.cloneNode() as Element
        before.after(part)
      }
      if (number !== expected) part.setAttribute('start', String(number))
      expected = number + 1
      number += step
    }
    part.append(child)
  }
}

function wholeNumber(element: Element, name: string): number | undefined {
  const text = element.getAttribute(name) ?? ''
  return /^\s*-?\d{1,5}\s*$/.test(text) ? Number(text) : undefined
}
