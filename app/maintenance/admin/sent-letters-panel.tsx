import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LetterState } from '../../../domain/sent-letter.ts'
import { useSendsLetters } from '../../layout/use-sends-letters.ts'
import { ListState } from '../list-state.tsx'
import { readSentLetters } from '../maintenance-api.ts'
import { formatMoment } from '../moment.ts'
import { RefreshButton } from '../refresh-button.tsx'

const failureText = 'Could not count the letters'
const failure = { title: 'Error fetching data', description: failureText }

const sentLettersQuery = queryOptions({
  queryKey: ['sent-letters'],
  queryFn: readSentLetters,
  staleTime: 0,
  meta: { failure: { refused: failure, unreachable: failure } },
})

/** How many letters are in each state, in the order in which they come about. */
const stateWords: Record<LetterState, string> = {
  unproved: 'wait for their sender to press the button in the e-mail',
  waiting: 'wait for the mail server',
  accepted: 'were accepted by the mail server',
  refused: 'were refused, and their senders told',
  'in-doubt': 'may have arrived or not: the site sends none of them again',
  'too-late': 'were not sent, because the consultation was not open',
  withdrawn: 'were deleted by their senders while they were leaving, and may have arrived: no answer has come yet',
}

/** What came of the objections that the site sends for residents: figures and failures, and never a letter (rule: letter-desk). */
export function SentLettersPanel() {
  const isOpen = useSendsLetters()
  const query = useQuery(sentLettersQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const { counts, failures = [] } = query.data ?? {}
  const states = (Object.keys(stateWords) as LetterState[]).filter((state) => (counts?.[state] ?? 0) > 0)
  return (
    <section aria-labelledby="sent-letters-heading" className="stage-panel">
      <div className="line list-head">
        <h3 id="sent-letters-heading" ref={heading} tabIndex={-1}>
          Objections sent for residents
        </h3>
        <RefreshButton query={query} />
      </div>
      <p className="list-summary">
        {isOpen
          ? 'The site takes them today. You see how many, and what mail servers said: never the letters, the names or the addresses.'
          : 'The site takes none today. It does while the consultation is open, if that is switched on under Campaign and a mail server is set.'}
      </p>
      <ListState
        query={query}
        focusAfter={heading}
        loading="Counting letters..."
        failure={`${failureText}.`}
        empty={query.isSuccess && states.length === 0 && 'No letter has been handed over yet.'}
      />
      <ul className="stage-consequences">
        {states.map((state) => (
          <li key={state}>
            <b>{counts?.[state]}</b> {stateWords[state]}
          </li>
        ))}
      </ul>
      {failures.length > 0 && (
        <>
          <h4>What mail servers said last</h4>
          <ul className="stage-consequences">
            {failures.map(({ at, state, answer }, index) => (
              <li key={`${at}-${index}`}>
                {formatMoment(at)}, {state === 'refused' ? 'refused' : 'not known'}: {answer}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
