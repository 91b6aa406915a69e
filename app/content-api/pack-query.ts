import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

/** What the papers of a place say, cut from several tables to what stands on them; null for a village that is none. */
export const packQuery = (place: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['pack', place],
    // How they are cut is loaded on the way from another page alone: where one is opened directly they are prefetched.
    queryFn: async () => (await import('../../content/read-pack.ts')).readPack(place, content),
  })
