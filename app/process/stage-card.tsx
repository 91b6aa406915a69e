import { statusBadges } from '../../content/process-page.ts'
import type { ShownStage } from '../ui/shown-stage.ts'
import { StatusMark } from '../ui/status-mark.tsx'

/** What leads to a stage in the address of the page. */
export const stageAnchor = (id: string) => `stage-${id}`

const bringHere = (card: HTMLElement | null) => card?.scrollIntoView()

/** A stage with its description and a badge for its status. */
export function StageCard({ stage, isNamed = false }: { stage: ShownStage; isNamed?: boolean }) {
  return (
    <li
      ref={isNamed ? bringHere : undefined}
      id={stageAnchor(stage.id)}
      className="stage-card"
      data-status={stage.status}
    >
      <p className="stage-badge">
        <StatusMark status={stage.status} size={24} /> {statusBadges[stage.status]}
      </p>
      <h3>{stage.title}</h3>
      <p className="stage-text">{stage.description}</p>
    </li>
  )
}
