import { useLocation } from 'react-router'
import { processPage, statusBadges } from '../../content/process-page.ts'
import { turnWords } from '../../content/turns.ts'
import { LinkedText } from '../ui/breakable.tsx'
import { type ShownStage, StatusMark } from '../ui/process-flow.tsx'
import { bringHere, StageTurns } from './stage-turns.tsx'

/** The chosen stages in the order of the process, with the ways to choose all and none. */
export function StageDetails({
  stages,
  isAll,
  roundBefore,
  onShowAll,
  onClear,
}: {
  stages: readonly ShownStage[]
  /** Whether no other stage could be chosen. */
  isAll: boolean
  roundBefore: readonly ShownStage[]
  onShowAll: () => void
  onClear: () => void
}) {
  return (
    <section
      aria-labelledby="details-heading"
      className={`needs-script section stack${stages.length > 0 ? '' : ' no-print'}`}
    >
      <div className="row row-apart">
        <div role="status">
          <h2 id="details-heading">{processPage.detailsHeading(stages.length)}</h2>
        </div>
        <p className="row no-print">
          {!isAll && (
            <button type="button" className="button button-quiet" onClick={onShowAll}>
              {processPage.showAll}
            </button>
          )}
          {stages.length > 0 && (
            <button type="button" className="button button-quiet" onClick={onClear}>
              {processPage.clear}
            </button>
          )}
        </p>
      </div>
      {stages.length === 0 && <p>{processPage.nothingSelected}</p>}
      {stages.length > 0 && <StageCards stages={stages} roundBefore={roundBefore} />}
    </section>
  )
}

/** What leads to a stage in the address of the page. */
export const stageAnchor = (id: string) => `stage-${id}`

/** The stages one by one, each with what residents can do there. */
export function StageCards({
  stages,
  roundBefore,
}: {
  stages: readonly ShownStage[]
  roundBefore: readonly ShownStage[]
}) {
  return (
    <>
      <p>{turnWords.lead}</p>
      <ol className="two-columns print-columns">
        {stages.map((stage) => (
          <StageCard key={stage.id} stage={stage} isAgain={roundBefore.includes(stage)} />
        ))}
      </ol>
    </>
  )
}

/** A stage with its description and a badge for its status; in sight where the address names it. */
function StageCard({ stage, isAgain }: { stage: ShownStage; isAgain: boolean }) {
  const anchor = stageAnchor(stage.id)
  return (
    <li
      ref={useLocation().hash === `#${anchor}` ? bringHere : undefined}
      id={anchor}
      className="card stage-card"
      data-status={stage.status}
    >
      <p className="row gap-8 quiet">
        <StatusMark status={stage.status} size={24} /> {statusBadges[stage.status]} {isAgain && processPage.roundBefore}
      </p>
      <h3>{stage.title}</h3>
      <p>
        <LinkedText text={stage.description} />
      </p>
      <StageTurns stage={stage.id} />
    </li>
  )
}
