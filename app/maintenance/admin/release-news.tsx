import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import type { ReleaseOffer } from '../../../domain/content-change.ts'
import { QuietButton } from '../buttons.tsx'
import { DifferenceTable } from '../history/use-restore.tsx'
import { decideOnRelease, listReleaseOffers } from '../maintenance-api.ts'
import { rowDifferences } from '../row-difference.ts'
import { useWrite } from '../use-write.ts'

const offersQuery = queryOptions({ queryKey: ['release'], queryFn: listReleaseOffers, staleTime: 0 })

/** What a new release has in other words in rows that maintainers have changed; nothing where it has nothing of the kind. */
export function ReleaseNews() {
  const { data: offers = [] } = useQuery(offersQuery)
  // The last decision must not take away the place of the focus.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && offers.length > 0) setIsShown(true)
  if (!isShown) return null
  return (
    <details>
      <summary>New in this release ({offers.length})</summary>
      <p className="prose">
        {offers.length > 0
          ? 'The new release has changed texts that somebody here has changed too. Yours stay until you take the new words.'
          : 'You have decided about all of it.'}
      </p>
      {/* No list whose next row takes the focus: a second press would decide on that. */}
      <ul>
        {offers.map((offer) => (
          <OfferedRow key={`${offer.table} ${offer.key}`} offer={offer} />
        ))}
      </ul>
    </details>
  )
}

/** One row: what it says here and in the release, and the choice. */
function OfferedRow({ offer }: { offer: ReleaseOffer }) {
  const { table, key, current, change } = offer
  const title = rowName(table, key, current)
  const { row: kind } = tableWords[table]
  const decision = useWrite({
    send: (step: 'take' | 'keep') => decideOnRelease(offer, step),
    refreshes: [],
    done: (_, step) =>
      step === 'keep'
        ? { title: 'Yours stays as it is' }
        : { title: `${kind} ${change ? 'updated' : 'deleted'}`, description: 'The History has what it said before.' },
    failed: `Error updating ‘${title}’`,
  })
  const button = (step: 'take' | 'keep', label: string) => (
    <QuietButton
      about={`: ${title}`}
      aria-disabled={decision.isRunning}
      onClick={() => decision.isRunning || decision.run(step)}
    >
      {label}
    </QuietButton>
  )
  const here = change && Object.fromEntries(Object.keys(change).map((name) => [name, Reflect.get(current, name)]))
  return (
    <li className="line entry">
      <div className="row-text">
        <h3 className="row-title">{title}</h3>
        <p className="line row-facts">{kind}</p>
        {change ? (
          <DifferenceTable
            table={table}
            caption={`What is new in ${title}`}
            columns={['Yours', 'New words']}
            differences={rowDifferences(here, change)}
          />
        ) : (
          <p>The release does not have it any more.</p>
        )}
      </div>
      <p className="row-actions">
        {button('take', change ? 'Take the new words' : 'Delete it')}
        {button('keep', 'Keep ours')}
      </p>
    </li>
  )
}
