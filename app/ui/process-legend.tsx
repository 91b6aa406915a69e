import { processPage, statusNames } from '../../content/process-page.ts'
import { StatusMark } from './status-mark.tsx'

const order = ['completed', 'current', 'upcoming'] as const

/** What the shapes and colours of the stages mean. */
export function ProcessLegend() {
  return (
    <ul aria-label={processPage.legend} className="process-legend">
      {order.map((status) => (
        <li key={status}>
          <StatusMark status={status} size={24} /> {statusNames[status]}
        </li>
      ))}
    </ul>
  )
}
