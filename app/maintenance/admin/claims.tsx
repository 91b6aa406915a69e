import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ClaimUse } from '../../../content/claims/claim-uses.ts'
import { speakerWords, stateNames } from '../../../content/sources.ts'
import { type Claim, isReadLongAgo } from '../../../domain/claim.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { readJson } from '../../content-api/http-content.ts'
import { contentWriter } from '../content-writer.ts'
import { editorAddress } from '../names.ts'
import { useWrite } from '../use-write.ts'
import type { TableScreen } from './table-tab.tsx'

const needs: readonly Claim['state'][] = ['out-of-date', 'to-check', 'checked', 'own']

/** The screen of the claims. */
export const claims: TableScreen<'claims'> = {
  // What is to be done first comes first: what is out of date or to be checked, then what was checked longest ago.
  order: (a, b) => needs.indexOf(a.state) - needs.indexOf(b.state) || a.checked_on.localeCompare(b.checked_on),
  shownOn: ({ id }) => [{ path: '/sources', name: 'Sources', at: `[id="source-${CSS.escape(id)}"]` }],
  question: () => ({
    text: 'Are you sure you want to delete this claim?',
    details: <p>Pages that name it will no longer say where that comes from.</p>,
  }),
  columns: (claim) => [
    stateNames[claim.state],
    isReadLongAgo(claim, londonDay()) && 'Read more than three months ago: read it again.',
    [speakerWords[claim.said_by].says, claim.document, claim.page].filter((words) => words !== '').join(', '),
  ],
  below: ({ id }) => <ClaimUses id={id} />,
  useChoices() {
    const { data: uses = [] } = useQuery(usesQuery)
    return [
      { all: 'All states', options: stateNames, fits: ({ state }, option) => state === option },
      {
        all: 'All pages',
        options: Object.fromEntries(uses.map(({ path, page }) => [path, page])),
        fits: ({ id }, option) => uses.some(({ claim, path }) => claim === id && path === option),
      },
    ]
  },
  useActions() {
    const checking = useChecking()
    return (claim, name, open) => [
      isCheckable(claim) &&
        (claim.how_checked.trim() === ''
          ? { children: 'Say how it was checked', about: name, onClick: () => open('how_checked') }
          : {
              children: 'Mark as checked today',
              about: name,
              'aria-disabled': checking.isRunning,
              onClick: () => checking.run(claim),
            }),
    ]
  },
}

/** Only what has a document can have been compared with it. */
function isCheckable({ document, state, checked_on }: Claim): boolean {
  const isFresh = state === 'checked' && checked_on === londonDay()
  return document !== '' && state !== 'own' && !isFresh
}

function useChecking() {
  return useWrite({
    send: ({ id, updated_at }: Claim) =>
      contentWriter.update('claims', id, { state: 'checked', checked_on: londonDay() }, updated_at),
    refreshes: ['claims'],
    done: ({ statement }) => ({ title: 'Marked as checked today', description: statement }),
    failed: 'Error updating claim',
  })
}

const usesQuery = queryOptions({
  queryKey: ['claims', 'uses'],
  queryFn: () => readJson<ClaimUse[]>('maintenance/claim-uses'),
  staleTime: 0,
})

/** The texts that name a claim, each with the way to where it is edited, or to its page where it is built in. */
function ClaimUses({ id }: { id: string }) {
  const uses = useQuery(usesQuery).data?.filter(({ claim }) => claim === id)
  if (!uses) return null
  if (uses.length === 0) return <p className="hint">No text names it.</p>
  return (
    <details>
      <summary>
        Used in {uses.length === 1 ? '1 text' : `${uses.length} texts`}. A text keeps its own words: mend it too where
        the statement changes
      </summary>
      <ul className="bullets">
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
