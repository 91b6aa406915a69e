import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fewest, type ParticipationReport, type PlaceReport } from '../../../domain/took-part.ts'
import { readJson } from '../../content-api/http-content.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListRow } from '../list-row.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { FixedTab } from './fixed-tab.tsx'
import { CorrectionFields, FiguresField, participationKind } from './participation-fields.tsx'

const now = 15_000

const reportQuery = queryOptions({
  queryKey: ['participation', 'report'],
  queryFn: () => readJson<ParticipationReport>('maintenance/participation'),
  staleTime: 0,
  refetchInterval: now,
})

/** How many told that they objected, place by place, and what is set right (rule: took-part-corrected). */
export function ParticipationTab() {
  const [place, setPlace] = useState<PlaceReport>()
  const { data: report, isError } = useQuery(reportQuery)
  const knownOf = (keys: readonly string[]) => report?.places.filter((each) => keys.includes(each.place)) ?? []
  return (
    <>
      {isError && <LoadFailure>Could not load how many took part.</LoadFailure>}
      <FixedTab
        table="participation"
        heading="Who took part"
        noun="counts"
        kind={participationKind(place)}
        fields={(form) => (
          <>
            {!place && <FiguresField form={form} />}
            {(place ? [place] : knownOf(Object.keys(form.values.corrections))).map((each) => (
              <section key={each.place} aria-label={each.name} className="subheading">
                <h3>{each.name}</h3>
                <CorrectionFields form={form} place={each} />
              </section>
            ))}
          </>
        )}
      >
        {([row], open) => {
          if (!row || !report) return null
          const openAt = (at?: PlaceReport) => () => {
            setPlace(at)
            open(row)
          }
          return (
            <>
              <p className="list-summary">
                {report.isOffered
                  ? 'Whoever has sent an objection can say so now.'
                  : 'Nobody can say so now: it is offered while the consultation is open, and for two weeks after its last day.'}{' '}
                {row.figures === 'shown'
                  ? `Visitors see ${report.total === 0 ? 'no figures yet' : `${figure(report.total)} people in all`}: a village has its figure from ${fewest} upwards, and all others are counted together, in fives.`
                  : 'Visitors see no figures.'}
              </p>
              <p className="line button-row">
                <QuietButton onClick={openAt()}>
                  {row.figures === 'shown' ? 'Hide the figures' : 'Show the figures'}
                </QuietButton>
              </p>
              <ul className="rows">
                {report.places.map((each) => (
                  <PlaceRow
                    key={each.place}
                    report={each}
                    reason={row.corrections[each.place]?.reason}
                    onOpen={openAt(each)}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </FixedTab>
    </>
  )
}

function PlaceRow({
  report: { name, told, right, shown },
  reason,
  onOpen,
}: {
  report: PlaceReport
  reason: string | undefined
  onOpen: () => void
}) {
  return (
    <ListRow title={name} actions={[{ children: 'Set it right', about: name, onClick: onOpen }]}>
      <p className="line row-facts">
        <span>{figure(told)} told us</span> {reason !== undefined && <span>set right to {figure(right)}</span>}{' '}
        <span>{shown === null ? 'not shown' : `visitors see ${figure(shown)}`}</span>
      </p>
      {reason !== undefined && <p className="row-words">{reason}</p>}
    </ListRow>
  )
}

function figure(count: number): string {
  return count.toLocaleString('en-GB')
}
