import { queryOptions, useQuery } from '@tanstack/react-query'
import { alarmHelp, alarmWords, type Fault } from '../../../content/alarm-words.ts'

/** Read whatever the status: a site that can store nothing says so with 503. */
const faultsQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async () => ((await (await fetch('/quarry/healthz')).json()) as { wrong?: Fault[] }).wrong ?? [],
  staleTime: 0,
  refetchInterval: 60_000,
})

/** What is wrong with the site as it runs; nothing where all is well. */
export function Alarms() {
  const { data: faults = [] } = useQuery(faultsQuery)
  return (
    <div role="alert">
      {faults.length > 0 && (
        <section aria-labelledby="alarms-heading" className="stack notice notice-error">
          <h2 id="alarms-heading">Something is wrong with the site</h2>
          <ul className="bullets">
            {faults.map((fault) => (
              <li key={fault}>{alarmWords[fault]}</li>
            ))}
          </ul>
          <p>{alarmHelp}</p>
        </section>
      )}
    </div>
  )
}
