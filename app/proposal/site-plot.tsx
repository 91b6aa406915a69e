import { site } from '../../content/figures.ts'
import { plotLabels } from '../../content/proposal.ts'

const width = 360
const height = 150
const top = 30

/** The site as a field drawn to scale: the part to be dug as gravel, the rest as furrows. */
export function SitePlot() {
  const dug = (width * site.extractedHectares) / site.hectares
  return (
    <svg viewBox={`0 0 ${width} ${top + height}`} aria-hidden="true">
      <pattern id="furrows" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(62)">
        <rect width="12" height="12" className="ink-meadow" />
        <path d="M0 3h12" className="plot-furrow" />
      </pattern>
      <pattern id="gravel" width="22" height="18" patternUnits="userSpaceOnUse">
        <rect width="22" height="18" className="ink-gravel" />
        <path
          className="plot-stone"
          d="M3 4l3-2 3 2-1 3-4 0zM13 2l4 0 1 3-3 2-3-2zM8 12l3-2 4 1 0 3-4 1zM18 11l2-1 1 3-3 1zM1 13l3-1 1 3-3 1z"
        />
      </pattern>
      <text x={width / 2} y="12" textAnchor="middle">
        {plotLabels.wholeSite}
      </text>
      <path className="plot-measure" d={`M.7 26V19H${width - 0.7}V26`} />
      <rect y={top} width={width} height={height} fill="url(#furrows)" />
      <path fill="url(#gravel)" d={`M0 ${top}H${dug + 5}l-9 38 7 40-8 36 10 36H0z`} />
      <g transform="translate(20 68)">
        <path className="plot-label" d="M-8-12h128v86H-8z" />
        <text x="2" y="22" className="plot-figure">
          {site.extractedHectares}
        </text>
        <text x="2" y="43">
          {plotLabels.hectares}
        </text>
        <text x="2" y="61">
          {plotLabels.dug}
        </text>
      </g>
    </svg>
  )
}
