import { useQuery } from '@tanstack/react-query'
import { untimelyWords } from '../../../content/occasion-updates.ts'
import { whyUntimely } from '../../../domain/occasions.ts'
import { useToday } from '../../layout/use-today.ts'
import { rowsQuery } from '../rows-query.ts'

/** Tells of an occasion why an update for it cannot be sent any more; nothing where it can, or while the stages are not read. */
export function useUntimely(): (occasion: string) => string | undefined {
  const { data: stages } = useQuery(rowsQuery('process_stages'))
  const today = useToday()
  return (occasion) => {
    const why = stages && whyUntimely(occasion, stages, today)
    return why && untimelyWords[why]
  }
}
