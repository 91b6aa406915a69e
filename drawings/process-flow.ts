import type { ProcessStage } from '../domain/process-stage.ts'
import { vignettes } from './flow/vignettes.ts'
import { inks } from './inks.ts'
import { createChance } from './kit/chance.ts'
import { area, disc, type Point, short, trace } from './kit/path.ts'
import { misprints, picture, place } from './kit/picture.ts'
import { fields } from './map/ground.ts'

const { earth, paper, riverTints, rain, meadowTints } = inks
const width = 1600
const height = 1000

type Stage = Pick<ProcessStage, 'id' | 'title' | 'status' | 'overlayPosition'>

interface Way {
  from: string
  to: string
  /** How far the handles of the curve stand off its ends, in picture units. */
  leave: Point
  arrive: Point
  label?: string
  /** Where the label stands, from the middle of the way. */
  labelOff?: Point
}

/** The flow of spec: public site, section 4: on from stage to stage, the Regulation 25 loop, and what may follow a decision. */
const ways: readonly Way[] = [
  { from: 'pre-application', to: 'submit-application', leave: [80, -18], arrive: [-80, 18] },
  { from: 'submit-application', to: 'validation', leave: [80, 18], arrive: [-80, -18] },
  { from: 'validation', to: 'public-consultation', leave: [80, -18], arrive: [-80, 18] },
  { from: 'public-consultation', to: 'assessment', leave: [80, 18], arrive: [-80, -18] },
  { from: 'assessment', to: 'regulation-25', leave: [-60, 170], arrive: [150, 20], label: 'more is needed', labelOff: [4, 46] },
  { from: 'regulation-25', to: 'validation', leave: [-210, -8], arrive: [0, 190], label: 'new information', labelOff: [-8, 50] },
  { from: 'assessment', to: 'decision', leave: [330, 430], arrive: [-190, -330] },
  { from: 'decision', to: 'approval', leave: [150, -10], arrive: [-120, 30], label: 'approve', labelOff: [-14, -34] },
  { from: 'decision', to: 'refusal', leave: [150, 10], arrive: [-120, -30], label: 'refuse', labelOff: [-14, 44] },
  { from: 'refusal', to: 'applicant-appeals', leave: [80, 12], arrive: [-80, -12] },
  { from: 'applicant-appeals', to: 'appeal', leave: [80, -12], arrive: [-80, 12] },
  { from: 'appeal', to: 'appeal-dismissed', leave: [150, -10], arrive: [-120, 30], label: 'dismissed', labelOff: [-14, -34] },
  { from: 'appeal', to: 'appeal-allowed', leave: [150, 10], arrive: [-120, -30], label: 'allowed', labelOff: [-14, 44] },
]

/** Where a stage's small drawing stands, from its marker. */
const drawingPlaces: Record<string, Point> = {
  'pre-application': [0, 124],
  'submit-application': [0, 128],
  validation: [-104, 128],
  'public-consultation': [0, 118],
  assessment: [-4, 168],
  'regulation-25': [112, 74],
  decision: [6, 128],
  approval: [150, -10],
  refusal: [0, 128],
  'applicant-appeals': [0, 122],
  appeal: [0, 122],
  'appeal-dismissed': [10, -124],
  'appeal-allowed': [-120, 64],
}

function along([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point {
  const rest = 1 - share
  const mix = (axis: 0 | 1) => rest ** 3 * a[axis] + 3 * rest ** 2 * share * b[axis] + 3 * rest * share ** 2 * c[axis] + share ** 3 * d[axis]
  return [mix(0), mix(1)]
}

function chevron([x, y]: Point, [nx, ny]: Point): string {
  const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
  return `<path fill="none" stroke="${earth[700]}" stroke-width="7" d="M-11-15L7 0-11 15" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(turn)})"/>`
}

/**
 * The planning process as lanes through the fields (spec: public site, section 2, Process). The markers are the
 * page's; the lanes run through their positions. What lies behind is printed blue, what is still to come grey.
 */
export function drawProcessFlow(stages: readonly Stage[]): string {
  const chance = createChance('process-flow')
  const byId = new Map(stages.map((stage) => [stage.id, stage]))
  const spot = ({ overlayPosition: { left, top } }: Stage): Point => [(left / 100) * width, (top / 100) * height]
  const lanes = ways.flatMap((way) => {
    const [from, to] = [byId.get(way.from), byId.get(way.to)]
    if (!from || !to) return []
    const [start, end] = [spot(from), spot(to)]
    const curve = [start, [start[0] + way.leave[0], start[1] + way.leave[1]], [end[0] + way.arrive[0], end[1] + way.arrive[1]], end] as const
    const isBehind = from.status !== 'upcoming' && to.status !== 'upcoming'
    return [{ way, curve, isBehind, data: trace(start, [[curve[1], curve[2], end]], false) }]
  })
  const stroke = (data: string, ink: string, wide: number) =>
    `<path fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" d="${data}"/>`
  const clearings = stages.map(spot)
  const drawingSpots = stages.map((stage): Point => {
    const [x, y] = spot(stage)
    const [dx, dy] = drawingPlaces[stage.id] ?? [0, 0]
    return [x + dx, y + dy]
  })
  const labels = lanes.flatMap(({ way, curve }) => {
    if (!way.label) return []
    const [x, y] = along(curve, 0.5)
    const [dx, dy] = way.labelOff ?? [0, 0]
    return `<text x="${short(x + dx)}" y="${short(y + dy)}" text-anchor="middle">${way.label}</text>`
  })
  return picture(width, height, paper, [
    fields(chance, { width, height, isNarrow: false }, [...clearings, ...drawingSpots], 130),
    ...lanes.map(({ data }) => stroke(data, earth[500], 50)),
    area(clearings.map(([x, y]) => disc(x, y, 52)).join(''), earth[500]),
    ...lanes.map(({ data, isBehind }) => stroke(data, isBehind ? riverTints[100] : rain[100], 42)),
    area(clearings.map(([x, y]) => disc(x, y, 47)).join(''), paper),
    ...lanes.flatMap(({ curve }) => {
      const isLong = Math.hypot(curve[3][0] - curve[0][0], curve[3][1] - curve[0][1]) > 900
      return (isLong ? [0.2, 0.4, 0.6, 0.8] : [0.5]).map((share) => chevron(along(curve, share), along(curve, share + 0.02)))
    }),
    area(drawingSpots.map(([x, y]) => disc(x, y - 4, 74)).join(''), meadowTints[100]),
    ...stages.map((stage, index) => {
      const [x, y] = drawingSpots[index] ?? [0, 0]
      return place(x, y, [vignettes[stage.id]?.(chance) ?? ''])
    }),
    `<g font-family="Georgia,serif" font-style="italic" font-size="29" fill="${earth[800]}" stroke="${paper}" stroke-width="6" paint-order="stroke">${labels.join('')}</g>`,
    misprints(chance, width, height, 50),
  ])
}
