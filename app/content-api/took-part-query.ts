import { queryOptions } from '@tanstack/react-query'
import type { TookPart, TookPartForm } from '../../domain/took-part.ts'
import { readJson } from './http-content.ts'

/** How many told that they objected, as far as it is shown (rule: took-part-five). */
export const tookPartQuery = (read = (): Promise<TookPart> => readJson('took-part')) =>
  queryOptions({ queryKey: ['participation', 'figures'], queryFn: read })

/** What is offered to whoever has sent an objection. */
export const tookPartFormQuery = (read = (): Promise<TookPartForm> => readJson('took-part/form')) =>
  queryOptions({ queryKey: ['participation', 'form'], queryFn: read })
