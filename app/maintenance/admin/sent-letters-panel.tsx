import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SentLetterReport } from '../../../domain/sent-letter.ts'
import { readJson } from '../../content-api/http-content.ts'
import { readFailure } from '../../content-api/query-client.ts'
import { useSendsLetters } from '../../layout/use-sends-letters.ts'
import { ListState } from '../list-state.tsx'
import { formatMoment } from '../moment.ts'
import { RefreshButton } from '../refresh-button.tsx'
import { failureWords, letterLines } from './letter-lines.ts'

const failureText = 'Could not count the letters'

const sentLettersQuery = queryOptions({
  queryKey: ['sent-letters'],
  queryFn: () => readJson<SentLetterReport>('maintenance/sent-letters'),
  staleTime: 0,
  meta: readFailure('Error fetching data', failureText),
})

/** What came of the objections that the site sends for residents: figures and failures, and never a letter (rule: letter-desk). */
export function SentLettersPanel() {
  const isOpen = useSendsLetters()
  const query = useQuery(sentLettersQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const { failures = [] } = query.data ?? {}
  const lines = query.data ? letterLines(query.data) : []
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
        empty={query.isSuccess && lines.length === 0 && 'No letter has been handed over yet.'}
      />
      <ul className="stage-consequences">
        {lines.map(({ count, words }) => (
          <li key={words}>
            <b>{count}</b> {words}
          </li>
        ))}
      </ul>
      {failures.length > 0 && (
        <>
          <h4>What mail servers said last</h4>
          <ul className="stage-consequences">
            {failures.map(({ at, state, answer }, index) => (
              <li key={`${at}-${index}`}>
                {formatMoment(at)}, {failureWords(state)}
                {answer && `: ${answer}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
