import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ClaimUse } from '../../../content/claims/claim-uses.ts'
import { readJson } from '../../content-api/http-content.ts'
import { editorAddress } from '../table-words.ts'

const usesQuery = queryOptions({
  queryKey: ['claims', 'uses'],
  queryFn: () => readJson<ClaimUse[]>('maintenance/claim-uses'),
  staleTime: 0,
})

/** The texts that name a claim, each with the way to where it is edited, or to its page where it is built in. */
export function ClaimUses({ id }: { id: string }) {
  const uses = useQuery(usesQuery).data?.filter(({ claim }) => claim === id)
  if (!uses) return null
  if (uses.length === 0) return <p className="hint">No text names it.</p>
  return (
    <details className="disclosure">
      <summary>Used in {uses.length === 1 ? '1 text' : `${uses.length} texts`}</summary>
      <ul className="claim-use-list">
        {uses.map(({ path, name, row }, index) => (
          <li key={index}>
            <Link to={row ? editorAddress(row) : path} target="_blank">
              {row ? name : `${name} of ${path}`}
              <span className="sr-only"> (opens a new tab)</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
