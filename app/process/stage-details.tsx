import { processPage, statusBadges } from '../../content/process-page.ts'
import { LinkedText } from '../ui/breakable.tsx'
import { type ShownStage, StatusMark } from '../ui/process-flow.tsx'

/** The chosen stages in the order of the process, with the ways to choose all and none. */
export function StageDetails({
  stages,
  isAll,
  roundBefore,
  named,
  onShowAll,
  onClear,
}: {
  stages: readonly ShownStage[]
  /** Whether no other stage could be chosen. */
  isAll: boolean
  roundBefore: readonly ShownStage[]
  /** The one that the address leads to. */
  named: string | undefined
  onShowAll: () => void
  onClear: () => void
}) {
  return (
    <section aria-labelledby="details-heading" className="needs-script no-print stage-details">
      <div className="stage-details-head">
        <div role="status">
          <h2 id="details-heading">{processPage.detailsHeading(stages.length)}</h2>
        </div>
        <p className="actions no-print">
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
      {stages.length === 0 && <p className="stage-text">{processPage.nothingSelected}</p>}
      {stages.length > 0 && (
        <ol className="two-columns stage-cards">
          {stages.map((stage) => (
            <StageCard
              key={stage.id}
              stage={stage}
              isAgain={roundBefore.includes(stage)}
              isNamed={stage.id === named}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** What leads to a stage in the address of the page. */
export const stageAnchor = (id: string) => `stage-${id}`

/** Scrolls to what an address names, once it is there. */
export const bringHere = (named: HTMLElement | null) => named?.scrollIntoView()

/** A stage with its description and a badge for its status. */
export function StageCard({
  stage,
  isAgain,
  isNamed = false,
}: {
  stage: ShownStage
  isAgain: boolean
  isNamed?: boolean
}) {
  return (
    <li
      ref={isNamed ? bringHere : undefined}
      id={stageAnchor(stage.id)}
      className="stage-card"
      data-status={stage.status}
    >
      <p className="stage-badge">
        <StatusMark status={stage.status} size={24} /> {statusBadges[stage.status]} {isAgain && processPage.roundBefore}
      </p>
      <h3>{stage.title}</h3>
      <p className="stage-text">
        <LinkedText text={stage.description} />
      </p>
    </li>
  )
}
