import { landbankYears } from '../../content/figures.ts'
import { plotLabels } from '../../content/proposal.ts'

const block = { width: 20, height: 36 }
const step = 22
const rows = { required: 22, held: 102 }
const bottom = rows.held + block.height

/** Years of supply as blocks, one a year: the years that policy requires, and below them the years that are held. */
export function LandbankPlot() {
  const enough = landbankYears.required * step - 1
  return (
    <svg viewBox={`0 0 360 ${bottom + 6}`} aria-hidden="true">
      <text x="0" y={rows.required - 8}>
        {plotLabels.required}
      </text>
      <Years from={0} to={landbankYears.required} y={rows.required} className="ink-earth" />
      <text x="0" y={rows.held - 8}>
        {plotLabels.held}
      </text>
      <Years from={0} to={landbankYears.required} y={rows.held} className="ink-earth" />
      <Years from={landbankYears.required} to={landbankYears.heldAtLeast} y={rows.held} className="ink-meadow" />
      <path className="plot-open" d={`M${landbankYears.heldAtLeast * step} ${rows.held}h25l-7 9 7 9-7 9 7 9h-25z`} />
      <path
        className="plot-limit"
        d={`M${enough} ${rows.required - 4}V${rows.required + block.height + 8}M${enough} ${rows.held - 3}V${bottom + 6}`}
      />
    </svg>
  )
}

function Years({ from, to, y, className }: { from: number; to: number; y: number; className: string }) {
  const path = Array.from(
    { length: to - from },
    (_, year) => `M${(from + year) * step} ${y}h${block.width}v${block.height}h-${block.width}z`,
  )
  return <path className={className} d={path.join('')} />
}
