import { hgvMovements } from '../../content/figures.ts'
import { plotLabels } from '../../content/proposal.ts'

const perRow = 25
const cell = { width: 14.4, height: 15 }
const lorry = 'M.5 2.5h7v6h-7zM8 4.5h2.4l1.8 2v2H8zM2 9a1.4 1.4 0 1 0 2.8 0M8.6 9a1.4 1.4 0 1 0 2.8 0'

/** One small lorry for each movement in a day: filled up to the lower number, in outline up to the higher one. */
export function TrafficPlot() {
  const certain = (hgvMovements.from / perRow) * cell.height
  const possible = (hgvMovements.to / perRow) * cell.height - certain
  return (
    <svg viewBox={`0 0 360 ${certain + possible + 26}`} aria-hidden="true">
      <Lorries id="lorries" className="plot-lorry" />
      <Lorries id="more-lorries" className="plot-lorry-outline" />
      <rect width="360" height={certain} fill="url(#lorries)" />
      <rect y={certain} width="360" height={possible} fill="url(#more-lorries)" />
      <g transform={`translate(0 ${certain + possible + 8})`}>
        <path className="plot-lorry" d={lorry} />
        <text x="19" y="11">
          {plotLabels.atLeastADay}
        </text>
        <path className="plot-lorry-outline" d={lorry} transform="translate(130)" />
        <text x="149" y="11">
          {plotLabels.atMostADay}
        </text>
      </g>
    </svg>
  )
}

function Lorries({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width={cell.width} height={cell.height} patternUnits="userSpaceOnUse">
      <path className={className} d={lorry} transform="translate(0 1)" />
    </pattern>
  )
}
