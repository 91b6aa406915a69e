import { figureLabels } from '../../content/figure-words.ts'
import { site } from '../../content/figures.ts'
import { avonCourse, roadCourse } from '../../content/place-courses.ts'
import { type PlaceSlug, placePositions } from '../../content/place-positions.ts'
import { findPlace } from '../../content/places.ts'
import { onScalePlan, scalePlan } from '../../content/scale-plan.ts'
import { kmPerMile } from '../../domain/geography.ts'
import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import { createChance } from '../kit/chance.ts'
import { area, box, disc, handCut, line, type Point, points, short, smooth, straight } from '../kit/path.ts'
import { sheet, words } from './sheet.ts'

const { width, height, mile, middle } = scalePlan

/** The places on the plan, and where each name stands beside its dot. */
const named: readonly { slug: PlaceSlug; off: Point; from: 'start' | 'middle' | 'end' }[] = [
  { slug: 'barford', off: [9, 5], from: 'start' },
  { slug: 'sherbourne', off: [-9, 5], from: 'end' },
  { slug: 'wasperton', off: [-2, 19], from: 'middle' },
  { slug: 'hampton-lucy', off: [0, 20], from: 'middle' },
]

/** How long the side of a square of so many hectares is on the plan. */
function sideOf(hectares: number): number {
  return (Math.sqrt(hectares / 100) / kmPerMile) * mile
}

function squareOf(hectares: number): Point[] {
  const side = sideOf(hectares)
  return box(middle.x - side / 2, middle.y - side / 2, side, side)
}

function course(numbers: readonly number[]): string {
  const at = points(numbers).map(([lat, lon]): Point => {
    const { x, y } = onScalePlan({ lat, lon })
    return [x, y]
  })
  // What lies far beyond the sheet is not needed for its bends.
  const near = at.filter(([x, y]) => x > -width && x < 2 * width && y > -height / 2 && y < 1.5 * height)
  return `<path fill="none" stroke-linecap="round" stroke-linejoin="round" d="${smooth(near)}"/>`
}

function stroke(path: string, ink: string, wide: number): string {
  return path.replace('/>', ` stroke="${ink}" stroke-width="${short(wide)}"/>`)
}

/** The rings around the middle of the site, in miles, each named where it crosses free ground. */
function rings(): string {
  const drawn = [
    { miles: 0.5, turn: 0, from: 'start', off: 5 },
    { miles: 1, turn: 42, from: 'start', off: 5 },
    { miles: 2, turn: 60, from: 'end', off: -7 },
  ] as const
  return drawn
    .map(({ miles, turn, from, off }, index) => {
      const radius = miles * mile
      const angle = (turn * Math.PI) / 180
      const [x, y] = [middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius]
      return (
        line(disc(middle.x, middle.y, radius), inks.earth[800], 1.4, '3 4') +
        words(x + off, y + 5, figureLabels.rings[index] ?? '', { from, look: 'haloed' })
      )
    })
    .join('')
}

/** The plan of three miles by four around the site: how large it is, and how far the villages are. */
export function drawPlan(): string {
  const chance = createChance('scale plan')
  const [river, road] = [course(avonCourse), course(roadCourse)]
  const whole = handCut(squareOf(site.hectares), chance, 0.8, 30)
  const dug = handCut(squareOf(site.extractedHectares), chance, 0.8, 30)
  const shield: Point = [196, 376]
  return sheet(width, height, [
    area(straight(box(0, 0, width, height)), inks.meadow[100]),
    carved(chance, box(6, 6, width - 12, height - 12), inks.meadow[200], {
      rows: 52,
      gap: 64,
      angle: -24,
      length: [14, 30],
      width: [1, 1.8],
      share: 0.6,
    }),
    stroke(river, inks.paper, 13),
    stroke(river, inks.river[500], 9),
    stroke(river.replace('fill', 'stroke-dasharray="13 19 7 30" fill'), inks.river[200], 1.2),
    area(straight(whole), inks.red[200]),
    '<clipPath id="plan-site">',
    `<path d="${straight(whole)}"/></clipPath><g clip-path="url(#plan-site)">`,
    line(
      Array.from({ length: 24 }, (_, index) => `M${middle.x - 140 + index * 8} ${middle.y + 50}l100-100`).join(''),
      inks.red[500],
      2,
    ),
    '</g>',
    area(straight(dug), inks.red[700]),
    line(`${straight(whole)}`, inks.red[700], 1.6),
    stroke(road, inks.paper, 8),
    stroke(road, inks.red[500], 4),
    rings(),
    `<rect x="${shield[0] - 21}" y="${shield[1] - 10}" width="42" height="20" rx="3" fill="${inks.red[500]}" stroke="${inks.paper}" stroke-width="1.6"/>`,
    words(shield[0], shield[1] + 5, figureLabels.road, { from: 'middle', ink: inks.paper }),
    // Clear of what is written beside the lines to places beyond.
    words(95, 397, figureLabels.river, { ink: inks.river[700], look: 'haloed' }),
    ...named.map(({ slug, off, from }) => {
      const { x, y } = onScalePlan(placePositions[slug])
      return (
        area(disc(x, y, 6), inks.paper) +
        area(disc(x, y, 4.4), inks.ink) +
        words(x + off[0], y + off[1], findPlace(slug)?.name ?? '', { from, look: 'haloed' })
      )
    }),
    area('M22 10l9 26-9-6-9 6z', inks.ink),
    words(38, 30, 'N', { look: 'haloed' }),
    area(straight(box(14, 48, mile, 5)), inks.ink),
    area(straight(box(14 + mile / 2, 49.3, mile / 2 - 1.3, 2.4)), inks.paper),
    words(14, 70, figureLabels.mile, { look: 'haloed' }),
  ])
}
