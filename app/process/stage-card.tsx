import { statusBadges } from '../../content/process-page.ts'
import type { ShownStage } from '../ui/shown-stage.ts'
import { StatusMark } from '../ui/status-mark.tsx'

/** A stage with its description and a badge for its status. */
export function StageCard({ stage }: { stage: ShownStage }) {
  return (
    <li className="stage-card" data-status={stage.status}>
      <p className="stage-badge">
        <StatusMark status={stage.status} size={24} /> {statusBadges[stage.status]}
      </p>
      <h3>{stage.title}</h3>
      <p className="stage-text">{stage.description}</p>
    </li>
  )
}
