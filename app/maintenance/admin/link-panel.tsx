import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LinkReport } from '../../../domain/link-check.ts'
import { readJson } from '../../content-api/http-content.ts'
import { readFailure } from '../../content-api/query-client.ts'
import { post } from '../content-writer.ts'
import { ListState } from '../list-state.tsx'
import { formatMoment } from '../moment.ts'
import { QuietButton } from '../quiet-button.tsx'
import { tableWords } from '../table-words.ts'
import { useWrite } from '../use-write.ts'
import { useAskedPlace } from './use-asked-place.ts'

const failureText = 'Could not read what came of looking at the addresses'
const often = 1000

const reportKey = ['links', 'report']

/** Whether the addresses that the rows lead to still answer, and the button that has them looked at (rule: link-check-run). */
export function LinkPanel() {
  const query = useQuery({
    queryKey: reportKey,
    queryFn: () => readJson<LinkReport>('maintenance/links'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run.isRunning ? often : false),
    meta: readFailure('Error fetching data', failureText),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const start = useWrite({
    send: () => post('maintenance/links'),
    refreshes: reportKey,
    failed: 'Error starting to look',
  })
  useAskedPlace()
  useShownAfterRun(query.data?.run.isRunning)
  const { data: report } = query
  return (
    <section aria-labelledby="links-heading">
      <h2 id="links-heading" ref={heading} tabIndex={-1}>
        Do the addresses still answer?
      </h2>
      <ListState
        query={query}
        focusAfter={heading}
        loading="Reading what came of the last look..."
        failure={`${failureText}.`}
        empty={false}
      />
      {report && (
        <>
          <p role="status">{stateWords(report)}</p>
          <p>
            <QuietButton
              aria-disabled={report.run.isRunning || start.isRunning}
              onClick={() => !report.run.isRunning && !start.isRunning && start.run(undefined)}
            >
              {report.run.isRunning ? 'Looking...' : 'Look at all addresses'}
            </QuietButton>
          </p>
          <p className="hint">
            The site then asks each page that events, evidence, cases, cards and details lead to, one request at a time
            for each of their servers, with a pause between. That takes some minutes; you may leave this page.
          </p>
          <Troubled report={report} result="broken" heading="Broken: visitors find nothing there" />
          <Troubled report={report} result="no-answer" heading="Did not answer this time" />
          <Troubled report={report} result="closed-to-programs" heading="Lets no program look: open it yourself" />
        </>
      )}
    </section>
  )
}

/** What a run found stands on the pages and among the gaps, too. */
function useShownAfterRun(isRunning: boolean | undefined) {
  const client = useQueryClient()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && isRunning === false) {
      client.invalidateQueries({ queryKey: ['evidence_documents'] })
      client.invalidateQueries({ queryKey: ['campaign_details', 'readiness'] })
    }
    if (isRunning !== undefined) wasRunning.current = isRunning
  }, [client, isRunning])
}

function stateWords({ run, addresses, unseen, lastLook, troubled }: LinkReport): string {
  if (run.isRunning) return `Looking: ${run.done} of ${run.total} addresses so far.`
  const failed = run.hasFailed
    ? 'The last look broke off because of an error of this site. '
    : run.hasNoNetwork
      ? 'The last look heard of hardly any server: the network of this site seems to be away, so that it says nothing about the pages. What was known before stays. '
      : ''
  if (lastLook === null) return `${failed}Nobody has looked yet at the ${addresses} addresses that the site leads to.`
  const broken = troubled.filter(({ result }) => result === 'broken').length
  const left = unseen === 0 ? '' : ` ${unseen} of them have not been looked at yet.`
  return `${failed}Last looked at on ${formatMoment(lastLook)}: ${addresses} addresses, ${broken} of them broken.${left}`
}

function Troubled({
  report,
  result,
  heading,
}: {
  report: LinkReport
  result: LinkReport['troubled'][number]['result']
  heading: string
}) {
  const links = report.troubled.filter((each) => each.result === result)
  if (links.length === 0) return null
  return (
    <details className="disclosure" open={result === 'broken'}>
      <summary>
        {heading} ({links.length})
      </summary>
      <ul>
        {links.map(({ address, words, places }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>{' '}
            {words} {places.map(({ table, title }) => `${tableWords[table].row}: ${title}`).join('; ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
