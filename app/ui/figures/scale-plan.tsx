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
  const side = end.x < width / 4 ? 'start' : end.x > (width * 3) / 4 ? 'end' : 'middle'
  const beyond = side === 'start' ? 6 : side === 'end' ? width - 6 : end.x
  // A line to the left or right edge parts the name from the miles: in one piece they would reach the site.
  const texts = end.isWhole
    ? [{ text: miles, x: (middle.x + end.x) / 2, y: (middle.y + end.y) / 2 + 5 }]
    : side === 'middle'
      ? [{ text: `${name}: ${miles}`, x: beyond, y: end.y + (end.y > height / 2 ? 21 : -9) }]
      : [
          { text: name, x: beyond, y: end.y - 9 },
          { text: miles, x: beyond, y: end.y + 21 },
        ]
  return (
    <DrawnFigure name="plan" where={rough ? '' : whereWords(name, distanceFromSite(position))}>
      <svg viewBox={`0 0 ${width} ${height}`} className="plan-line" aria-hidden="true">
        <path d={`M${middle.x} ${middle.y}L${end.x} ${end.y}`} />
        {end.isWhole && <circle cx={end.x} cy={end.y} r="7" />}
        {texts.map(({ text, x, y }) => (
          <text key={text} x={x} y={y} textAnchor={end.isWhole ? 'middle' : side} className="haloed">
            {text}
          </text>
        ))}
      </svg>
    </DrawnFigure>
  )
}
