import { hourWords, openingHours } from '../../content/figures.ts'
import { plotLabels } from '../../content/proposal.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const labelWidth = 42
const row = { height: 20, step: 24, top: 22 }
const atHour = (hour: number) => labelWidth + (hour * (360 - labelWidth)) / 24
const boundaries = [...new Set(openingHours.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]))]

/** The week as seven bars from midnight to midnight, with the hours of work filled in. */
export function HoursPlot() {
  return (
    <svg viewBox={`0 0 360 ${row.top + days.length * row.step}`} aria-hidden="true">
      {days.map((day, index) => (
        <Day key={day} day={day} y={row.top + index * row.step} />
      ))}
      {boundaries.map((hour) => (
        <g key={hour}>
          <text x={atHour(hour)} y="12" textAnchor="middle">
            {hourWords(hour)}
          </text>
          <path className="plot-limit" d={`M${atHour(hour)} 17V${row.top + days.length * row.step}`} />
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
      <rect className="plot-day" x={labelWidth} y={y} width={360 - labelWidth} height={row.height} />
      {hours ? (
        <rect
          className="ink-earth"
          x={atHour(hours.opensAt)}
          y={y}
          width={atHour(hours.closesAt) - atHour(hours.opensAt)}
          height={row.height}
        />
      ) : (
        <text x={atHour(10)} y={y + 15} className="plot-quiet" textAnchor="middle">
          {plotLabels.noWork}
        </text>
      )}
    </>
  )
}
