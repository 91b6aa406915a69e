import { z } from 'zod'
import { type TableName, tableNames } from './content.ts'
import { isCalendarDate } from './event-date.ts'

const mostRows = 100

export const wantedPreviewSchema = z.object({
  /** The page's address below /quarry, such as /events. */
  path: z.string().startsWith('/').max(1000),
  /** Rows with their keys, in the form in which an editor would send them; what is missing in one is as it is stored. */
  rows: z
    .array(
      z.object({ table: z.enum(tableNames as [TableName, ...TableName[]]), row: z.record(z.string(), z.unknown()) }),
    )
    .max(mostRows),
  /** The day in London that the page is shown for, as YYYY-MM-DD; today where it is missing. */
  day: z.string().refine(isCalendarDate).optional(),
})
export type WantedPreview = z.infer<typeof wantedPreviewSchema>

/** A row as somebody has typed it, which may break its rules. */
export type UnsavedRow = WantedPreview['rows'][number]
