import { londonDay } from '../../domain/london-day.ts'

/** A table as a CSV file has it: the names of the columns, and the cells of each row. */
export interface CsvTable {
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The table as RFC 4180 has it: every cell in quotes, lines ended by CR LF. No cell, and no part of one, can become a formula. */
export function toCsv({ header, rows }: CsvTable): string {
  return [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  return `"${markFormulas(text).replaceAll('"', '""')}"`
}

const separators = new Set([',', ';', '\t', '\r', '\n'])
const signs = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])

/**
 * The text with a mark before whatever a spreadsheet might run instead of showing it: a formula, also in its full-width forms
 * and after spaces and quotes, at the beginning and after anything that another reader may take for the end of a cell. An
 * e-mail address stays as it is, since one more character would make it somebody else's: without brackets, quotes and bars
 * it can call nothing.
 */
function markFormulas(text: string): string {
  if (/^[+-][\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return text
  let marked = ''
  let isStart = true
  for (const character of text) {
    if (isStart && signs.has(character)) marked += "'"
    marked += character
    isStart = separators.has(character) || (isStart && (character === '"' || character.trim() === ''))
  }
  // Some readers take away what stands before a cell's text.
  return /^[\t\r\n]/.test(text) ? `'${marked}` : marked
}

/** Sweden writes times in the order of ISO 8601. */
const isoClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A stored time as clocks in London showed it, in the form that spreadsheets and providers read: 2026-11-20 14:05:09. */
export function londonTimeCell(iso: string | null): string {
  return iso === null || Number.isNaN(Date.parse(iso)) ? (iso ?? '') : isoClock.format(new Date(iso))
}

/** A table as a file to download, with today's date in its name, such as quarry-sign-ups-2026-11-20.csv. */
export function csvResponse(name: string, table: CsvTable): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${londonDay()}.csv"`,
  }
  return new Response(toCsv(table), { headers })
}
