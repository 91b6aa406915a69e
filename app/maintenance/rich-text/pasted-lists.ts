const listStyle = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i
const numbered = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

interface WordItem {
  paragraph: Element
  list: string
  level: number
  isNumbered: boolean
}

/** Word writes a list as paragraphs with the sign of each point as text: makes lists of them, one inside the other by their level. */
export function listsFromWord(body: Element): void {
  let lists: { element: Element; item: WordItem }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = wordItem(paragraph)
    if (!item) continue
    if (last === undefined || !isNext(paragraph, last)) lists = []
    lists = lists.filter(({ item: { level } }) => level <= item.level)
    const open = lists.at(-1)
    if (open?.item.level === item.level && !isSameList(open.item, item)) lists.pop()
    if (lists.at(-1)?.item.level !== item.level) lists.push({ element: startList(item, lists.at(-1)?.element), item })
    const point = body.ownerDocument.createElement('li')
    point.append(...paragraph.childNodes)
    lists.at(-1)?.element.append(point)
    paragraph.remove()
    last = lists[0]?.element
  }
}

/** Google Docs and browsers put a list beside the point that it belongs to: it goes into that point. */
export function nestLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const point = list.previousElementSibling ?? body.ownerDocument.createElement('li')
    if (!point.isConnected) list.before(point)
    point.append(list)
  }
}

/** A list for this item, in the last point of the list around it, or in the place of the item's paragraph. */
function startList({ paragraph, isNumbered }: WordItem, around: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  const point = around?.lastElementChild
  if (point) point.append(list)
  else paragraph.before(list)
  return list
}

const isSameList = (a: WordItem, b: WordItem) => a.list === b.list && a.isNumbered === b.isNumbered

function wordItem(paragraph: Element): WordItem | undefined {
  const [, list, level] = listStyle.exec(paragraph.getAttribute('style') ?? '') ?? []
  if (list === undefined) return undefined
  const sign = Array.from(paragraph.querySelectorAll('[style]')).find((element) =>
    /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  const isNumbered = numbered.test(sign?.textContent ?? '')
  sign?.remove()
  return { paragraph, list, level: Number(level), isNumbered }
}

/** Whether a paragraph follows a list with nothing but space between them. */
function isNext(paragraph: Element, list: Element): boolean {
  let before = paragraph.previousSibling
  while (before && before !== list) {
    if (before.nodeType !== before.COMMENT_NODE && before.textContent?.trim()) return false
    before = before.previousSibling
  }
  return before === list
}
