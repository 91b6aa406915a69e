import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

/** What the papers of a place say, made of several tables, so that no page carries the reports; null for a village that is none. */
export const packQuery = (place: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['pack', place],
    // A page that is opened directly brings its papers along.
    queryFn: async () => (await import('../../content/read-pack.ts')).readPack(place, content),
  })
