import { consultationDays } from '../../content/consultation.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'
import { heldDates } from '../../domain/progress.ts'
import { basePath } from '../routes.ts'
import type { CalendarEntry } from './calendar.ts'

/**
 * The first and the last day of the consultation, as far as they are known and hold today: they keep their names when they
 * are moved.
 */
export function consultationEntries(
  stages: readonly ProcessStage[],
  origin: string,
  today = londonDay(),
): CalendarEntry[] {
  const { opens, closes } = heldDates(stages, today)
  const updated_at = stages.find(({ id }) => id === 'public-consultation')?.updated_at ?? ''
  const days = [
    { id: 'consultation-opens', title: consultationDays.opens, date: opens },
    { id: 'consultation-closes', title: consultationDays.closes, date: closes },
  ]
  const url = `${origin}${basePath}/how-to-object`
  const { description } = consultationDays
  return days
    .filter(({ date }) => date !== '')
    .map((day) => ({ ...day, time: '', location: '', description, url, updated_at }))
}
