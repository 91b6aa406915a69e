import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { ChecklistItem } from '../../../domain/unset-details.ts'
import { readJson } from '../../content-api/http-content.ts'
import { readFailure } from '../../content-api/query-client.ts'
import { QuietButton } from '../buttons.tsx'
import { send } from '../content-writer.ts'
import { ListState } from '../list-state.tsx'
import { useConfirm } from '../modal.tsx'
import { useWrite } from '../use-write.ts'

const failureText = 'Could not find out what is missing'

/** What is to be done before the site goes public: read anew with the campaign's details. */
const launchChecklistQuery = queryOptions({
  queryKey: ['campaign_details', 'launch-checklist'],
  queryFn: () => readJson<{ items: ChecklistItem[] }>('maintenance/launch-checklist'),
  staleTime: 0,
  meta: readFailure('Error fetching data', failureText),
})

/** What the site must not go public without, and what is good to have: what each means, and the way to mend it. */
export function LaunchChecklist() {
  const query = useQuery(launchChecklistQuery)
  const items = query.data?.items ?? []
  const needed = items.filter(({ isNeeded }) => isNeeded)
  const good = items.filter(({ isNeeded }) => !isNeeded)
  return (
    <>
      <MissingItems heading="Needed before you go public" items={needed}>
        <ListState
          query={query}
          loading="Looking for what is missing..."
          failure={`${failureText}.`}
          empty={
            query.isSuccess &&
            needed.length === 0 &&
            'Nothing is missing: the site is ready for its visitors. Thank you for all the work.'
          }
        />
      </MissingItems>
      {good.length > 0 && <MissingItems heading="Good to have" items={good} />}
    </>
  )
}

function MissingItems({
  heading,
  items,
  children,
}: {
  heading: string
  items: readonly ChecklistItem[]
  children?: ReactNode
}) {
  const id = useId()
  const examples = useExamples()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <ul className="rows">
        {items.map(({ id, sentence, link }) => (
          <li key={id} className="line entry">
            <p className="row-text">{sentence}</p>
            {(link || id === 'example-events') && (
              <p className="line row-actions">
                {link && (
                  <Link className="button button-quiet" to={link.to}>
                    {link.label}
                  </Link>
                )}
                {id === 'example-events' && (
                  <QuietButton aria-disabled={examples.isRunning} onClick={examples.remove}>
                    Remove the example events
                  </QuietButton>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {examples.dialog}
    </section>
  )
}

/** Removes the example events in one step, which the History can take back. */
function useExamples() {
  const confirm = useConfirm()
  const removal = useWrite({
    send: async (): Promise<{ changes: number }> => (await send('DELETE', 'maintenance/examples')).json(),
    refreshes: [],
    done: ({ changes }) => ({ title: changes === 0 ? 'No example events were left' : 'Example events removed' }),
    failed: 'Error removing the example events',
  })
  const remove = async () => {
    if (removal.isRunning) return
    const text = 'Remove all example events?'
    const details = <p>Those are the events whose title starts with ‘Example:’. The History can bring them back.</p>
    if (await confirm.ask({ text, details, action: 'Remove them', isDanger: true })) await removal.run(undefined)
  }
  return { remove, isRunning: removal.isRunning, dialog: confirm.dialog }
}
