/** A table as a CSV file has it: the names of the columns, and the cells of each row. */
export interface CsvTable {
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The table as RFC 4180 has it: every cell in quotes, lines ended by CR LF. No cell can become a formula. */
export function toCsv({ header, rows }: CsvTable): string {
  return [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/**
 * Whether a spreadsheet might run the text instead of showing it, also in its full-width forms and after spaces. An
 * e-mail address stays as it is, since one more character would make it somebody else's: without brackets, quotes and
 * bars it can call nothing.
 */
function isFormula(text: string): boolean {
  if (/^[+-][\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return false
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text)
}

const londonFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** A stored time as clocks in London showed it, in the form that spreadsheets and providers read: 2026-11-20 14:05:09. */
export function londonTimeCell(iso: string | null): string {
  if (iso === null || Number.isNaN(Date.parse(iso))) return iso ?? ''
  const part = Object.fromEntries(londonFormat.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}
