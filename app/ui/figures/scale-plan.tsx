import { distanceFromSite, roundedBearing } from '../../../content/places.ts'
import { lineOnScalePlan, scalePlan } from '../../../content/scale-plan.ts'
import { whereWords } from '../../../content/village-page.ts'
import type { Point } from '../../../domain/geography.ts'
import { DrawnFigure } from './drawn-figure.tsx'

const { middle, width, height } = scalePlan

/** The scale plan with a line from the site to a place, or towards one that lies beyond it; `rough` is how far it is, where its page has told the rest. */
export function ScalePlanFor({ name, position, rough }: { name: string; position: Point; rough?: string }) {
  const end = lineOnScalePlan(position)
  const miles = rough ?? roundedBearing(position).miles
  const label = end.isWhole ? miles : `${name}: ${miles}`
  const side = end.x < width / 4 ? 'start' : end.x > (width * 3) / 4 ? 'end' : 'middle'
  const [x, y] = end.isWhole
    ? [(middle.x + end.x) / 2, (middle.y + end.y) / 2]
    : [side === 'start' ? 6 : side === 'end' ? width - 6 : end.x, end.y + (end.y > height / 2 ? 16 : -14)]
  return (
    <DrawnFigure name="plan" where={rough ? '' : whereWords(name, distanceFromSite(position))}>
      <svg viewBox={`0 0 ${width} ${height}`} className="plan-line" aria-hidden="true">
        <path d={`M${middle.x} ${middle.y}L${end.x} ${end.y}`} />
        {end.isWhole && <circle cx={end.x} cy={end.y} r="7" />}
        <text x={x} y={y + 5} textAnchor={end.isWhole ? 'middle' : side} className="haloed">
          {label}
        </text>
      </svg>
    </DrawnFigure>
  )
}
