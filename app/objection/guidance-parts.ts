/**
 * Parts sanitised HTML as the built-in guidance is: paragraphs, two headings with a list each, and perhaps more. Undefined
 * where it was given another shape, and is shown as it is.
 */
export function guidanceParts(html: string) {
  const [before = '', counts, second, ...more] = html.split(/(?=<h3>)/)
  if (counts === undefined || second === undefined) return undefined
  const end = second.lastIndexOf(listEnd) + listEnd.length
  const doesNotCount = second.slice(0, end)
  const after = [second.slice(end), ...more].join('')
  const hasLists = [counts, doesNotCount].every((part) => part.includes('<ul>') && part.includes(listEnd))
  const isWhole = [before, counts, doesNotCount, after].every(isBalanced)
  return hasLists && isWhole ? { before, counts, doesNotCount, after } : undefined
}

const listEnd = '</ul>'

/** Whether each element that begins in it ends in it: a heading may stand in a quote or a table as well. */
function isBalanced(html: string): boolean {
  const tags = html.match(/<\/?[a-z][^>]*>/g) ?? []
  const opened = tags.filter((tag) => !tag.startsWith('</') && !tag.endsWith('/>'))
  return opened.length * 2 === tags.filter((tag) => !tag.endsWith('/>')).length
}
