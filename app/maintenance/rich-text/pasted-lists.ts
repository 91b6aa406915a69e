/**
 * Gives flat points their lists: Word writes them as paragraphs with the sign of each point as text, and Word Online each
 * point as a list of its own; both name the level. A point whose number no list can show, such as 1.2, keeps it as text.
 */
export function nestFlatPoints(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = []
  for (const point of body.querySelectorAll<HTMLElement>('p[style*="mso-list:"], li[data-aria-level]')) {
    const level = Number(point.dataset.ariaLevel ?? /level(\d+)/.exec(point.getAttribute('style') ?? '')?.[1])
    const place = point.closest('.ListContainerWrapper') ?? point.closest('ul, ol') ?? point
    if (place.previousElementSibling !== open[0]?.list) open = []
    const above = open.filter((each) => each.level < level)
    let list = open.find((each) => each.level === level)?.list
    const made = point.localName === 'p' ? listFromSign(point) : point.closest('ul, ol')?.cloneNode()
    if (!made || !level) continue
    if (list?.nodeName !== made.nodeName) {
      list = made as Element
      const pointAbove = above.at(-1)?.list.lastElementChild
      if (pointAbove) pointAbove.append(list)
      else place.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...point.childNodes)
    list.append(item)
    open = [...above, { level, list }]
    point.remove()
    if (place.textContent?.trim() === '') place.remove()
  }
}

/** The list that a point of Word's begins, by its sign, which is taken away; undefined where no list can show it. */
function listFromSign(point: HTMLElement): Element | undefined {
  const sign = point.querySelector('[style*="mso-list:ignore" i]')
  const text = sign?.textContent?.trim() ?? ''
  const [, number = ''] = /^\(?(\d+|[a-z]+)[.:)]*$/i.exec(text) ?? []
  const isNumber = number !== '' && text !== 'o'
  if (!isNumber && /\d/.test(text)) return undefined
  sign?.remove()
  const list = point.ownerDocument.createElement(isNumber ? 'ol' : 'ul')
  if (/^\d/.test(number)) list.setAttribute('start', number)
  else if (isNumber) list.setAttribute('type', /^[ivx]/i.test(number) ? 'i' : 'a')
  return list
}
