import { processPage } from '../../content/process-page.ts'
import type { ShownStage } from '../ui/shown-stage.ts'
import { StageCard } from './stage-card.tsx'

/** The chosen stages in the order of the process, with the ways to choose all and none. */
export function StageDetails({
  stages,
  named,
  onShowAll,
  onClear,
}: {
  stages: readonly ShownStage[]
  /** The one that the address leads to. */
  named: string | undefined
  onShowAll: () => void
  onClear: () => void
}) {
  return (
    <section aria-labelledby="details-heading" className="needs-script stage-details">
      <div className="stage-details-head">
        <div role="status">
          <h2 id="details-heading">{processPage.detailsHeading(stages.length)}</h2>
        </div>
        <p className="actions no-print">
          <button type="button" className="button button-quiet" onClick={onShowAll}>
            {processPage.showAll}
          </button>
          <button type="button" className="button button-quiet" disabled={stages.length === 0} onClick={onClear}>
            {processPage.clear}
          </button>
        </p>
      </div>
      {stages.length === 0 && <p className="stage-text">{processPage.nothingSelected}</p>}
      {stages.length > 0 && (
        <ol className="two-columns stage-cards">
          {stages.map((stage) => (
            <StageCard key={stage.id} stage={stage} isNamed={stage.id === named} />
          ))}
        </ol>
      )}
    </section>
  )
}
