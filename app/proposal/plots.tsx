import type { ComponentType } from 'react'
import { hgvMovements, hourWords, openingHours, site } from '../../content/figures.ts'
import { plotLabels, plotWords } from '../../content/proposal.ts'
import { SourceMarks } from '../ui/page-sources.tsx'

/** The plots of figures that compare, each with its title, its words for those who do not see it, and its source. */
export function Plots() {
  return (
    <div className="two-columns print-columns plots">
      <Plot name="traffic" Drawing={TrafficPlot} />
      <Plot name="hours" Drawing={HoursPlot} />
      <Plot name="site" Drawing={SitePlot} />
    </div>
  )
}

function Plot({ name, Drawing }: { name: keyof typeof plotWords; Drawing: ComponentType }) {
  const words = plotWords[name]
  return (
    <figure className="plot">
      <h3>{words.title}</h3>
      <div className="plot-drawing" role="img" aria-label={words.alternative}>
        <Drawing />
      </div>
      <figcaption>
        {words.caption}
        <SourceMarks at={`plot-${name}`} />
      </figcaption>
    </figure>
  )
}

const perRow = 25
const cell = { width: 14.4, height: 15 }
const lorry = 'M.5 2.5h7v6h-7zM8 4.5h2.4l1.8 2v2H8zM2 9a1.4 1.4 0 1 0 2.8 0M8.6 9a1.4 1.4 0 1 0 2.8 0'

/** One small lorry for each movement in a day: filled up to the lower number, in outline up to the higher one. */
function TrafficPlot() {
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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const labelWidth = 42
const bar = { height: 20, step: 24, top: 22 }
const atHour = (hour: number) => labelWidth + (hour * (360 - labelWidth)) / 24
const boundaries = [...new Set(openingHours.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]))]

/** The week as seven bars from midnight to midnight, with the hours of work filled in. */
function HoursPlot() {
  return (
    <svg viewBox={`0 0 360 ${bar.top + days.length * bar.step}`} aria-hidden="true">
      {days.map((day, index) => (
        <Day key={day} day={day} y={bar.top + index * bar.step} />
      ))}
      {boundaries.map((hour) => (
        <g key={hour}>
          <text x={atHour(hour)} y="12" textAnchor="middle">
            {hourWords(hour)}
          </text>
          <path className="plot-limit" d={`M${atHour(hour)} 17V${bar.top + days.length * bar.step}`} />
        </g>
      ))}
    </svg>
  )
}

function Day({ day, y }: { day: string; y: number }) {
  const hours = openingHours.find(({ days }) => (days as readonly string[]).includes(day))
  return (
    <>
      <text x="0" y={y + 15}>
        {day.slice(0, 3)}
      </text>
      <rect className="plot-day" x={labelWidth} y={y} width={360 - labelWidth} height={bar.height} />
      {hours ? (
        <rect
          className="ink-earth"
          x={atHour(hours.opensAt)}
          y={y}
          width={atHour(hours.closesAt) - atHour(hours.opensAt)}
          height={bar.height}
        />
      ) : (
        <text x={atHour(10)} y={y + 15} className="plot-quiet" textAnchor="middle">
          {plotLabels.noWork}
        </text>
      )}
    </>
  )
}

const field = { width: 360, height: 150, top: 30 }

/** The site as a field drawn to scale: the part to be dug as gravel, the rest as furrows. */
function SitePlot() {
  const { width, height, top } = field
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
