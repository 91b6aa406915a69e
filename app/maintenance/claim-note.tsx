import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { claimsInText, indexClaims, needsClaim } from '../../domain/claims-in-text.ts'
import type { TableName } from '../../domain/content.ts'
import { contentWriter } from './content-writer.ts'

const claimIndexQuery = queryOptions({
  queryKey: ['claims', 'index'],
  queryFn: async () => indexClaims(await contentWriter.list('claims')),
})

/** The rows whose texts state facts. A case is a source itself, and says so beside the day of its check. */
const tables: readonly (TableName | undefined)[] = [
  ...(['key_facts', 'page_texts', 'process_stages', 'evidence_documents', 'impact_cards', 'village_data'] as const),
  ...(['events', 'notices', 'updates'] as const),
]
/** The fields of them that visitors read as sentences. */
const proseFields = new Set([
  ...[
    'title',
    'figure',
    'content',
    'description',
    'detail_text',
    'summary',
    'text',
    'intro',
    'bulletPoints',
    'heading',
  ],
  ...['short_description', 'more_content', 'page_title', 'page_description', 'subject', 'body'],
])
const mostNamed = 4

/** What a field states that no claim covers, such as ‘42 per cent’; undefined for a field that is no prose. */
export function useUncovered(table: TableName | undefined, name: string, value: string): string[] | undefined {
  const field = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const isProse = tables.includes(table) && proseFields.has(field)
  const { data: index } = useQuery({ ...claimIndexQuery, enabled: isProse })
  const text = useDeferredValue(value)
  return useMemo(() => {
    if (!isProse) return undefined
    if (!index) return []
    const { uncovered } = claimsInText(text, index)
    return [...new Set(uncovered.flatMap((found) => (needsClaim(found, table) ? [found.words] : [])))]
  }, [isProse, index, text, table])
}

/** Tells beside a field which of its figures have no claim yet: a hint, and never a refusal (rule: claims-warning). */
export function ClaimNote({ id, uncovered }: { id: string; uncovered: readonly string[] }) {
  const named = uncovered.slice(0, mostNamed).map((words) => `‘${words}’`)
  const more = uncovered.length - named.length
  const list = new Intl.ListFormat('en-GB').format(more > 0 ? [...named, `${more} more`] : named)
  const isOne = uncovered.length === 1
  return (
    <p id={`${id}-claims`} aria-live="polite" className="claim-note">
      {uncovered.length > 0 && (
        <>
          {list} {isOne ? 'has' : 'have'} no claim yet. Add {isOne ? 'it' : 'them'} under{' '}
          <Link to="/admin?tab=claims" target="_blank">
            Claims<span className="sr-only"> in a new tab</span>
          </Link>
          , so that readers can see where {isOne ? 'it comes' : 'they come'} from.
        </>
      )}
    </p>
  )
}
