import { londonDay } from '../../domain/london-day.ts'
import { type CsvTable, toCsv } from './csv.ts'

/** What a spreadsheet needs to read a file as UTF-8; a mailing-list provider may take it for a part of the first column's name. */
const byteOrderMark = '\uFEFF'

/** A table as a file to download, with today's date in its name, such as quarry-messages-2026-11-20.csv. */
export function csvAnswer(name: string, reader: 'spreadsheet' | 'provider', table: CsvTable): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${londonDay()}.csv"`,
  }
  return new Response((reader === 'spreadsheet' ? byteOrderMark : '') + toCsv(table), { headers })
}
