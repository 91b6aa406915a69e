import { queryOptions } from '@tanstack/react-query'
import type { Library } from '../../domain/citations.ts'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

/** What objections can cite. */
export const libraryQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['evidence_documents', 'library'],
    queryFn: async (): Promise<Library> => {
      const [documents, claims] = await Promise.all([content.list('evidence_documents'), content.list('claims')])
      return { documents, claims }
    },
  })
