/** What stands apart from its neighbours in a cell. */
const blocks = 'p, div, br, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, section, article, center'

/**
 * An article of the editor has no tables: each row becomes a line, its cells with a bar between them. What a table only lays
 * out, as e-mails do, stays in blocks. Returns whether a row became a line.
 */
export function tablesAsLines(body: HTMLElement): boolean {
  const tables = Array.from(body.querySelectorAll('table'))
  const isLayout = (table: Element) =>
    table.matches('[role=presentation], [role=none]') || table.querySelector('table, h1, h2, h3') !== null
  const layouts = new Set(tables.filter(isLayout))
  let hasLines = false
  // From the innermost.
  for (const table of tables.reverse()) {
    if (!layouts.has(table)) fillColumns(table)
    const lines = Array.from(table.rows).flatMap(({ cells }) => {
      const isLine = !layouts.has(table) && Array.from(cells).filter(hasWords).length > 1
      hasLines ||= isLine
      return isLine ? [lineOf(Array.from(cells))] : Array.from(cells, blockOf)
    })
    table.replaceWith(...(table.caption ? [blockOf(table.caption)] : []), ...lines)
  }
  return hasLines
}

/** Gives each row a cell in each shown column: one that spans columns stands in the first, one that spans rows in each row. */
function fillColumns(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('[colspan]'))
    for (let column = 1; column < cell.colSpan; column += 1) {
      const empty = table.ownerDocument.createElement('td')
      empty.rowSpan = cell.rowSpan
      cell.after(empty)
    }
  const rows = Array.from(table.rows)
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('[rowspan]')) {
    const row = rows.indexOf(cell.parentElement as HTMLTableRowElement)
    for (const below of rows.slice(row + 1, row + cell.rowSpan))
      below.insertBefore(cell.cloneNode(true), below.cells[cell.cellIndex] ?? null)
  }
  const isHidden = Array.from(table.querySelectorAll('col')).flatMap((col) =>
    Array<boolean>(col.span).fill(col.matches('[style*=";display:none;"]')),
  )
  for (const { cells } of rows)
    for (const cell of Array.from(cells).filter((_, column) => isHidden[column])) cell.remove()
}

/** Whether there is anything to read in a part. */
export function hasWords({ textContent }: Element): boolean {
  return /\S/.test(textContent ?? '')
}

function blockOf(part: HTMLElement): HTMLElement {
  const block = part.ownerDocument.createElement('div')
  block.append(...part.childNodes)
  return block
}

function lineOf(cells: HTMLElement[]): HTMLElement {
  const line = (cells[0] as HTMLElement).ownerDocument.createElement('p')
  line.innerHTML = cells
    .slice(0, cells.findLastIndex(hasWords) + 1)
    .map(wordsOf)
    .join(' | ')
  return line
}

/** The words of a cell in one line, its blocks with a semicolon between them; those of a header in bold. */
function wordsOf(cell: HTMLElement): string {
  const edge = () => cell.ownerDocument.createElement('wbr')
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(edge(), ...block.childNodes, edge())
  const isRead = (html: string) => /\S/.test(html.replaceAll(/<[^>]*>/g, ''))
  const words = cell.innerHTML
    .split('<wbr>')
    .reduce((html, part) => (isRead(html) && isRead(part) ? `${html.trimEnd()}; ${part.trimStart()}` : html + part))
  return cell.localName === 'th' ? `<strong>${words}</strong>` : words
}
