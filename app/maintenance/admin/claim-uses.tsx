import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ClaimUse, ClaimUses } from '../../../content/claims/claim-uses.ts'
import type { Claim } from '../../../domain/claim.ts'
import type { SoughtClaim } from '../../../domain/claims-in-text.ts'
import { readJson } from '../../content-api/http-content.ts'
import { editorAddress } from '../table-words.ts'
import { useSettled } from '../use-settled.ts'

/** Every place that states a claim, and what no claim covers; for one claim as if it had these phrases. */
function listUses(typed?: SoughtClaim): Promise<ClaimUses> {
  const query = typed ? `?${new URLSearchParams({ id: typed.id, phrases: typed.phrases })}` : ''
  return readJson(`maintenance/claim-uses${query}`)
}

const usesQuery = queryOptions({ queryKey: ['claims', 'uses'], queryFn: () => listUses(), staleTime: 0 })
const isOf = (id: string) => (use: ClaimUse) => use.claim === id
const placeOf = ({ path, name, before, phrase }: ClaimUse) => JSON.stringify([path, name, before, phrase])

/** Where a claim is stated as it is stored. */
export function StoredUses({ id }: { id: Claim['id'] }) {
  const { data } = useQuery(usesQuery)
  const uses = data?.uses.filter(isOf(id))
  if (!uses) return null
  if (uses.length === 0) return <p className="hint">No text states it.</p>
  return (
    <details className="disclosure">
      <summary>{places(uses.length)} it</summary>
      <UseList uses={uses} />
    </details>
  )
}

/** Where a claim would be stated with the phrases that are typed, and what it would no longer cover (rule: claims-uses). */
export function TypedUses({ id, phrases }: SoughtClaim) {
  const [settled] = useSettled(phrases)
  const stored = useQuery(usesQuery).data?.uses.filter(isOf(id)) ?? []
  const { data } = useQuery({
    queryKey: ['claims', 'uses', id, settled],
    queryFn: () => listUses({ id, phrases: settled }),
    placeholderData: (previous) => previous,
    gcTime: 0,
  })
  if (!data) return null
  const kept = new Set(data.uses.map(placeOf))
  const lost = stored.filter((use) => !kept.has(placeOf(use)))
  return (
    <section className="claim-uses" aria-label="Where it is stated">
      <p aria-live="polite">
        {data.uses.length === 0
          ? 'No text states it in these words.'
          : `${places(data.uses.length)} it in these words.`}
        {lost.length > 0 &&
          ` ${lost.length === 1 ? '1 place' : `${lost.length} places`} would no longer have a claim: look at the words there.`}
      </p>
      {data.uses.length > mostPlaces && (
        <p role="alert" className="claim-note">
          These words stand in {data.uses.length} places. Are they narrow enough? Each of those pages will name this
          claim as its source. Add the words around them, such as ‘15 years’ in place of ‘years’.
        </p>
      )}
      {lost.length > 0 && <UseList uses={lost} isLost />}
      {data.uses.length > 0 && <UseList uses={data.uses} />}
    </section>
  )
}

/** More places than one statement of fact is made in. */
const mostPlaces = 40

const places = (count: number) => (count === 1 ? '1 place states' : `${count} places state`)

function UseList({ uses, isLost = false }: { uses: readonly ClaimUse[]; isLost?: boolean }) {
  return (
    <ul className="claim-use-list">
      {uses.map((use, index) => (
        <li key={index}>
          {isLost && 'No longer covered: '}
          <PassageLink {...use} />: …{use.before}
          <mark>{use.phrase}</mark>
          {use.after}…
        </li>
      ))}
    </ul>
  )
}

/** Leads to where a passage is edited, or to its page where it is built in. */
function PassageLink({ name, path, row }: Pick<ClaimUse, 'name' | 'path' | 'row'>) {
  return (
    <Link to={row ? editorAddress(row) : path} target="_blank">
      {row ? name : `${name} of ${path}`}
      <span className="sr-only"> (opens a new tab)</span>
    </Link>
  )
}

/** What rows state that no claim covers. */
export function UncoveredList() {
  const { data } = useQuery(usesQuery)
  if (!data || data.uncovered.length === 0) return null
  return (
    <section aria-labelledby="uncovered-heading" className="claim-uses">
      <h3 id="uncovered-heading">Stated without a claim</h3>
      <ul className="claim-use-list">
        {data.uncovered.map((passage, index) => (
          <li key={index}>
            ‘{passage.words}’ in <PassageLink {...passage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
