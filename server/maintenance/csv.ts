import { ReadableStream as WebStream } from 'node:stream/web'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { londonDay } from '../../domain/london-day.ts'

/** What stands above a column, and what it has of a row. */
export type Column<R> = [name: string, cellOf: (row: R) => string]

/** Rows as RFC 4180 has them: every cell in quotes, lines ended by CR LF. No cell, and no part of one, can become a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  return `"${markFormulas(text).replaceAll('"', '""')}"`
}

/** A sign that begins a formula, after quotes and spaces, where some reader may take a cell to begin. */
const formulaStart = /((?:^|[,;\t\r\n])["\s]*)([=+\-@＝＋－＠])/g

/**
 * The text with a mark before whatever a spreadsheet might run instead of showing it: a formula, also in its full-width forms,
 * at the beginning and after anything that another reader may take for the end of a cell. An e-mail address stays as it is,
 * since one more character would make it somebody else's: without brackets, quotes and bars it can call nothing.
 */
function markFormulas(text: string): string {
  if (/^[+-][\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return text
  const marked = text.replace(formulaStart, "$1'$2")
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

/**
 * A table as a file to download, with today's date in its name, such as quarry-sign-ups-2026-11-20.csv. It is written as it
 * is read, so that a long one takes neither memory nor time from others; where reading fails, the download breaks off.
 */
export function csvResponse<R>(
  name: string,
  columns: readonly Column<R>[],
  parts: AsyncIterable<readonly R[]>,
): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${londonDay()}.csv"`,
  }
  return new Response(WebStream.from(writeTable(columns, parts)) as ReadableStream, { headers })
}

async function* writeTable<R>(
  columns: readonly Column<R>[],
  parts: AsyncIterable<readonly R[]>,
): AsyncGenerator<Buffer> {
  // Excel takes a file for UTF-8 by this mark alone.
  yield Buffer.from(`\uFEFF${toCsv([columns.map(([title]) => title)])}`)
  for await (const rows of parts) {
    yield Buffer.from(toCsv(rows.map((row) => columns.map(([, cellOf]) => cellOf(row)))))
    // Whoever waits for a page comes in between.
    await nextTurn()
  }
}
