import type { StageState } from '../../domain/progress.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import { firstRows } from '../seed/first-rows.ts'

/** The stages with this one as the current one, and the first and last days of some. */
export function stagesAt(
  current: StageId,
  dates: { [S in StageId]?: readonly [starts: string, ends?: string] } = {},
): StageState[] {
  return firstRows.process_stages.map(({ id, title }) => {
    const [starts_on, ends_on = ''] = dates[id] ?? ['']
    return { id, title, status: id === current ? 'current' : 'upcoming', starts_on, ends_on }
  })
}
