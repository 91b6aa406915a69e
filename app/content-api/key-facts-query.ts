import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

/** The key facts in their order. */
export const keyFactsQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['key_facts'], queryFn: () => content.list('key_facts') })
