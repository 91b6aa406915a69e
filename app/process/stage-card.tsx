import { statusBadges } from '../../content/process-page.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'
import { StatusMark } from './status-mark.tsx'

/** A stage with its description and a badge for its status. */
export function StageCard({ stage }: { stage: ProcessStage }) {
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
