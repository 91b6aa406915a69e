import { banks, site, yardsToVillages } from '../content/figures.ts'
import { inks } from './inks.ts'
import { dust } from './kit/air.ts'
import { carved } from './kit/carve.ts'
import { type Chance, createChance } from './kit/chance.ts'
import { towerChurch } from './kit/churches.ts'
import { cottage } from './kit/houses.ts'
import { grass, hedge, hill, wood } from './kit/land.ts'
import { farLorry } from './kit/lorries.ts'
import { digger, redMachine } from './kit/machines.ts'
import { grounds, leaves, walls } from './kit/paints.ts'
import { area, box, handCut, line, type Point, straight, triples } from './kit/path.ts'
import { picture, place, press, stamp } from './kit/picture.ts'
import { birds, cloud, skyBand } from './kit/sky.ts'
import { oak } from './kit/trees.ts'
import { heap } from './kit/workings.ts'

const { earth, meadow, gold, river } = inks
const [width, height, gap] = [800, 440, 20]
/** Both pictures are seen from 30 m up, as from a church tower, with this horizon and this much of the land in sight. */
const view = { horizon: 150, up: 30, lens: 761 }

/** Where something stands in the picture: so many metres away, to the right of the middle, and over the ground. */
function at(away: number, across: number, up = 0): Point {
  return [width / 2 + (view.lens * across) / away, view.horizon + (view.lens * (view.up - up)) / away]
}

/** How long a metre is in the picture so many metres away. */
function metreAt(away: number): number {
  return view.lens / away
}

const near = yardsToVillages.nearest * 0.9144
const side = Math.sqrt(site.hectares * 10_000)
/** What would be open at a time: a third of the site, 400 m deep. */
const open = { from: near + 50, to: near + 450, left: -445, right: -445 + (site.hectares * 10_000) / 3 / 400 }

/** A piece of level ground between two distances, hand-cut. */
function ground(chance: Chance, [from, to]: Point, [left, right]: Point, ink: string): string {
  const corners = [at(from, left), at(to, left), at(to, right), at(from, right)]
  return area(straight(handCut(corners.map(inSight), chance, 0.8, 400)), ink)
}

/** What lies far outside the picture is cut off near its edges. */
function inSight([x, y]: Point): Point {
  return [Math.max(-60, Math.min(width + 60, x)), y]
}

/** A hedge across the view; from afar it is a line. */
function hedgeAt(chance: Chance, away: number, left: number, right: number): string {
  const ends = [inSight(at(away, left)), inSight(at(away, right))]
  if (away > 250) return line(straight(ends, false), meadow[700], 2.2 * metreAt(away))
  return hedge(chance, ends, Math.max(3, 3.5 * metreAt(away)), meadow[700], meadow[400])
}

/** The height of the oak that is drawn once. */
const oakHeight = 140

function oaksAt(places: readonly Point[]): string {
  return places
    .toSorted(([a], [b]) => b - a)
    .map(([away, across]) => press('oak', ...at(away, across), (14 * metreAt(away)) / oakHeight))
    .join('')
}

/** Sky, hills and the far woods: the same in both. */
function farLand(chance: Chance): string {
  return (
    skyBand(chance, 40, 200, river[50], 8) +
    cloud(chance, 150, 66, 150, inks.paper, river[100]) +
    cloud(chance, 600, 48, 190, inks.paper, river[100]) +
    hill(chance, [-20, 146, 160, 128, 380, 142, 600, 126, 820, 140], 200, grounds.hazy, 2) +
    wood(chance, [-20, 168, 200, 165, 420, 168, 640, 164, 820, 168], 11, meadow[500]) +
    place(610, 169, [towerChurch(chance, walls.stone)], 0.16)
  )
}

/** The edge of the village in front: the same in both. */
function nearLand(chance: Chance): string {
  const [left, right] = [at(112, -38), at(104, 36)]
  const house = 8 * metreAt(108)
  return (
    area(`M-20 ${at(near - 4, 0)[1]}h${width + 40}V${height + 10}H-20z`, meadow[300]) +
    grass(chance, [0, 330, width, 330, width, height, 0, height], meadow[500], 14, 0.5, 20) +
    hedgeAt(chance, near - 8, -90, 90) +
    cottage(chance, left[0] - 60, left[1], house * 1.5, walls.brick, { chimney: inks.brick[600] }) +
    cottage(chance, right[0], right[1], house * 1.6, walls.plaster) +
    oaksAt([
      [100, 60],
      [96, -52],
      [126, 14],
    ])
  )
}

const hedges: readonly [away: number, left: number, right: number][] = [
  [900, -600, 600],
  [690, -520, 560],
  [520, -420, 420],
  [400, -330, 330],
  [300, -240, 240],
  [220, -180, 180],
]

/** The land of the site as it is: fields between hedges with their trees. */
function fields(chance: Chance): string {
  const bands = [near - 10, 220, 300, 400, 520, 690, 900, near + side]
  const grounds = [meadow[200], gold[200], meadow[300], earth[200], meadow[200], gold[200], meadow[300]]
  return (
    bands
      .slice(1)
      .map((to, index) => {
        const from = bands[index] ?? to
        const split = ((index * 137) % 5) * 40 - 80
        const [a = '', b = ''] = [grounds[index], grounds[(index + 3) % grounds.length]]
        return ground(chance, [from, to], [-900, split], a) + ground(chance, [from, to], [split, 900], b)
      })
      .toReversed()
      .join('') +
    carved(chance, box(0, 200, width, 120), meadow[400], {
      rows: 9,
      gap: 50,
      length: [14, 34],
      width: [0.8, 1.5],
      share: 0.5,
    }) +
    hedges.map((hedge) => hedgeAt(chance, ...hedge)).join('') +
    oaksAt([
      [690, -180],
      [690, 210],
      [520, 60],
      [520, -250],
      [400, 150],
      [400, -110],
      [300, 40],
      [300, -130],
      [220, 82],
      [220, -52],
    ])
  )
}

/** What would lie over the fields if permission were given: a third of the site open, behind a bank. */
function workings(chance: Chance): string {
  const [high, foot] = [banks.to * metreAt(near), at(near, 0)[1]]
  const floor = [at(open.from, 0)[1], at(open.to, 0)[1]] as const
  const machine = (away: number) => (5.5 * metreAt(away)) / 170
  const pile = (away: number, across: number, metres: number) => {
    const [x, y] = at(away, across)
    return heap(chance, x, y, {
      width: metres * 4 * metreAt(away),
      high: metres * metreAt(away),
      ink: gold[300],
      light: earth[700],
      shade: earth[500],
    })
  }
  const lorry = (away: number, across: number) => place(...at(away, across), [farLorry()], (8.5 * metreAt(away)) / 30)
  return (
    ground(chance, [near, open.to], [open.left, open.right], earth[300]) +
    area(
      straight(
        [
          at(open.to, open.left),
          at(open.to, open.right),
          at(open.to - 14, open.right),
          at(open.to - 14, open.left),
        ].map(inSight),
      ),
      earth[800],
    ) +
    carved(chance, box(0, floor[1] + 6, width, floor[0] - floor[1]), earth[500], {
      rows: 8,
      gap: 44,
      length: [16, 44],
      width: [0.9, 1.8],
      share: 0.6,
    }) +
    ground(chance, [300, 380], [-330, -90], earth[500]) +
    ground(chance, [270, 320], [70, 170], river[400]) +
    line(straight([at(open.to, 120), at(420, 60), at(330, -10), at(230, -20)], false), earth[100], 5) +
    pile(470, -120, 6) +
    pile(450, 40, 7) +
    pile(440, 170, 6) +
    dust(chance, ...at(430, 20), 5, 18) +
    lorry(420, 62) +
    lorry(340, -6) +
    place(...at(310, -80), [digger(chance, redMachine, [224, -60])], machine(310)) +
    lorry(262, -16) +
    place(...at(250, -64), [digger(chance, redMachine, [196, -40])], machine(250)) +
    area(
      straight(
        handCut(
          [
            [-20, foot],
            [-20, foot - high],
            [width + 20, foot - high],
            [width + 20, foot],
          ],
          chance,
          1.2,
          60,
        ),
      ),
      earth[600],
    ) +
    carved(chance, box(-10, foot - high, width + 20, high), earth[400], {
      rows: 7,
      gap: 22,
      angle: 74,
      length: [7, 14],
      width: [1, 1.8],
      share: 0.8,
    })
  )
}

/**
 * The land beside a village from one viewpoint, today and if permission were given, one below the other; an address with
 * #today or #permitted shows one of them. Heights, distances and what would be open follow the figures, the rest is imagined.
 */
export function drawHomePair(): string {
  const chance = createChance('home pair')
  const panel = (id: string, y: number, land: string) =>
    `<clipPath id="${id}-edge"><path d="M0 0h${width}v${height}H0z"/></clipPath><g transform="translate(0 ${y})"><g clip-path="url(#${id}-edge)">${area(straight(box(0, 0, width, height)), river[100])}<use href="#far"/><use href="#fields"/>${land}<use href="#near"/></g></g>`
  const below = height + gap
  return picture(width, below + height, inks.paper, [
    `<view id="today" viewBox="0 0 ${width} ${height}"/><view id="permitted" viewBox="0 ${below} ${width} ${height}"/>`,
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('far', farLand(chance)),
    stamp('fields', fields(chance)),
    stamp('near', nearLand(chance)),
    panel('land', 0, birds(triples([300, 90, 9, 330, 80, 8, 350, 96, 7]))),
    panel('pit', below, workings(chance)),
  ])
}
