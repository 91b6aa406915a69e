import type { NewRow } from '../../domain/content.ts'
import { inks } from '../inks.ts'
import { createChance } from '../kit/chance.ts'
import { area, disc, line, type Point, points, smooth, straight } from '../kit/path.ts'
import { misprints, picture, place } from '../kit/picture.ts'
import { ground, horizon } from './ground.ts'
import { keptMeadow, quarry, smallQuarry } from './outcomes.ts'
import { appealPapers, bundles, check, councilHouse, hearing, letters, talk } from './scenes.ts'

const { earth } = inks

const [width, height] = [1600, 1000]

/** A stretch of the way: from a stage, through bends, to a stage or to its open end. Arrows stand at some of its bends. */
interface Stretch {
  from: string
  bends: readonly Point[]
  to?: string
  arrows: readonly number[]
}

const stretches: readonly Stretch[] = [
  { from: 'pre-application', bends: points([250, 132, 326, 138, 400, 146]), to: 'submit-application', arrows: [1] },
  { from: 'submit-application', bends: points([566, 150, 646, 142, 724, 134]), to: 'validation', arrows: [1] },
  { from: 'validation', bends: points([884, 132, 962, 138, 1040, 146]), to: 'public-consultation', arrows: [1] },
  { from: 'public-consultation', bends: points([1204, 148, 1284, 142, 1362, 134]), to: 'assessment', arrows: [1] },
  { from: 'assessment', bends: points([1546, 186, 1544, 276, 1450, 344, 1270, 368]), to: 'regulation-25', arrows: [3] },
  {
    from: 'regulation-25',
    bends: points([1016, 356, 944, 322, 924, 252, 944, 188, 1028, 152]),
    to: 'public-consultation',
    arrows: [2],
  },
  {
    from: 'assessment',
    bends: points([
      1548, 190, 1566, 296, 1530, 404, 1400, 470, 1120, 492, 820, 478, 560, 440, 330, 428, 160, 468, 88, 560,
    ]),
    to: 'decision',
    arrows: [1, 5, 9],
  },
  { from: 'decision', bends: points([250, 650, 318, 590, 394, 552]), to: 'approval', arrows: [1] },
  { from: 'decision', bends: points([250, 672, 318, 732, 394, 770]), to: 'refusal', arrows: [1] },
  { from: 'approval', bends: points([566, 544, 634, 562, 700, 584]), arrows: [1] },
  { from: 'refusal', bends: points([562, 786, 640, 782, 720, 776]), to: 'applicant-appeals', arrows: [1] },
  { from: 'applicant-appeals', bends: points([884, 774, 962, 778, 1040, 784]), to: 'appeal', arrows: [1] },
  { from: 'appeal', bends: points([1210, 768, 1282, 714, 1360, 676]), to: 'appeal-dismissed', arrows: [1] },
  { from: 'appeal', bends: points([1210, 794, 1282, 842, 1360, 872]), to: 'appeal-allowed', arrows: [1] },
  { from: 'appeal-allowed', bends: points([1516, 884, 1568, 890, 1640, 896]), arrows: [1] },
]

/** An arrowhead at a place of the way, pointing along it. */
function arrow([x, y]: Point, before: Point, after: Point): string {
  const turn = Math.atan2(after[1] - before[1], after[0] - before[0])
  const at = (along: number, off: number): Point => [
    x + Math.cos(turn) * along - Math.sin(turn) * off,
    y + Math.sin(turn) * along + Math.cos(turn) * off,
  ]
  return straight([at(24, 0), at(-17, 18), at(-9, 0), at(-17, -18)])
}

function way(at: (id: string) => Point): string {
  const lines = stretches.map(({ from, bends, to, arrows }) => {
    const points = [at(from), ...bends, ...(to ? [at(to)] : [])]
    const heads = arrows
      .map((bend) => arrow(points[bend + 1] ?? [0, 0], points[bend] ?? [0, 0], points[bend + 2] ?? [0, 0]))
      .join('')
    return { data: smooth(points), heads }
  })
  const all = lines.map(({ data }) => data).join('')
  const round = (drawn: string) =>
    drawn.replace('fill="none"', 'fill="none" stroke-linecap="round" stroke-linejoin="round"')
  return (
    round(line(all, earth[700], 46)) +
    round(line(all, earth[200], 38)) +
    line(all, earth[400], 2.4, '16 12 30 16') +
    area(lines.map(({ heads }) => heads).join(''), earth[800])
  )
}

/** The round places where the markers stand. */
function stands(at: readonly Point[]): string {
  return (
    area(at.map(([x, y]) => disc(x, y, 47)).join(''), earth[700]) +
    area(at.map(([x, y]) => disc(x, y, 42)).join(''), inks.paper)
  )
}

/**
 * The planning process as a way through small scenes. The markers
 * of the stages and their names are the page's: the picture keeps the ground calm where they will stand.
 */
export function drawProcessFlow(stages: readonly NewRow<'process_stages'>[]): string {
  const chance = createChance('process flow')
  const places = new Map(
    stages.map(({ id, overlay_position: { left, top } }): [string, Point] => [
      id,
      [(left / 100) * width, (top / 100) * height],
    ]),
  )
  const at = (id: string): Point => {
    const found = places.get(id)
    if (!found) throw new Error(`The picture of the flow needs a stage '${id}'.`)
    return found
  }
  const markers = [...places.values()]
  return picture(width, height, earth[50], [
    horizon(chance),
    ground(chance, markers),
    way(at),
    stands(markers),
    talk(72, 372),
    bundles(chance, 480, 372),
    check(784, 384),
    place(1248, 324, [letters()], 0.52),
    quarry(chance, 866, 620),
    place(1478, 574, [keptMeadow(chance)], 0.7),
    councilHouse(chance, 178, 956),
    place(494, 962, [keptMeadow(chance)], 0.84),
    place(800, 978, [appealPapers(chance)], 0.9),
    hearing(1120, 972),
    smallQuarry(chance, 1548, 846),
    misprints(chance, width, height, 60),
  ])
}
