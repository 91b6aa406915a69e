import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { towerChurch } from '../kit/churches.ts'
import { chimneys, cottage } from '../kit/houses.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { gabled } from '../kit/masonry.ts'
import { bars, type Opening, rounded, squared } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, points, straight, triples } from '../kit/path.ts'
import { cyclist, sitting, standing } from '../kit/people.ts'
import { place, printStrip } from '../kit/picture.ts'
import { birds, cloud, rays, sun } from '../kit/sky.ts'
import { oak, roundTree } from '../kit/trees.ts'
import { bund, heap } from '../kit/workings.ts'

const { brick, earth, gold, meadow, river } = inks

/** The inn, with flower boxes at its windows and a wheatsheaf on its sign. */
function inn(chance: Chance, x: number, foot: number): string {
  const upper = [44, 120, 196].map((off): Opening => [x + off, foot - 90, 34, 40])
  const lower = [44, 196].map((off): Opening => [x + off, foot - 22, 42, 44])
  const boxes = lower.map(([px]) => [px, foot - 14] as const)
  return (
    chimneys(points([70, -226, 262, -226], [x, foot]), 22, 44, brick[600]) +
    gabled(chance, { x, foot, width: 240, depth: 92, wall: 146, rise: 92, rows: 7, eave: 8 }, walls.plaster) +
    squared([...upper, ...lower], earth[900]) +
    bars([...upper, ...lower], earth[50], 2.4, 3, true) +
    rounded([[x + 120, foot, 40, 72]], inks.meadow[500]) +
    line(`M${x + 120} ${foot}v-70`, meadow[800], 2) +
    area(straight(points([92, -72, 120, -92, 148, -72], [x, foot])), brick[600]) +
    boxes
      .map(
        ([px, y]) =>
          area(straight(box(px - 26, y - 8, 52, 10)), earth[700]) +
          area([-20, -8, 4, 16].map((off) => disc(px + off, y - 12, 7)).join(''), meadow[700]) +
          area([-16, -4, 8, 20].map((off) => disc(px + off, y - 15, 4)).join(''), gold[300]),
      )
      .join('')
  )
}

/** The sign of the inn on its post: a wheatsheaf, no words. */
function innSign(x: number, foot: number): string {
  const ears = [-24, -12, 0, 12, 24]
    .map((turn) => gouge(x + 45 + turn * 0.9, foot - 162, -90 + turn * 1.3, 30, 4, 2))
    .join('')
  return (
    line(`M${x} ${foot}v-208M${x} ${foot - 200}h78M${x + 18} ${foot - 200}l-18 20`, earth[900], 7) +
    line(`M${x + 22} ${foot - 198}v10M${x + 68} ${foot - 198}v10`, earth[900], 2) +
    area(straight(box(x + 10, foot - 190, 70, 76)), inks.river[500]) +
    line(straight(box(x + 14, foot - 186, 62, 68)), gold[200], 2.4) +
    area(ears, gold[300]) +
    area(`M${x + 38} ${foot - 148}h14l8 26h-30z`, gold[300]) +
    line(`M${x + 34} ${foot - 144}h22`, gold[700], 3)
  )
}

/** A crate on its stand, heaped with something round. */
function crate(x: number, foot: number, ink: string, leaf?: string): string {
  const heapData = points([-18, 0, -6, 0, 6, 0, 18, 0, -12, -9, 0, -9, 12, -9])
    .map(([dx, dy]) => disc(x + dx, foot - 42 + dy, 8))
    .join('')
  return (
    line(`M${x - 22} ${foot}v-30M${x + 22} ${foot}v-30`, earth[800], 5) +
    area(heapData, ink) +
    (leaf ? area([-14, 0, 13].map((dx) => gouge(x + dx, foot - 56, -80, 14, 3, 2)).join(''), leaf) : '') +
    area(straight(box(x - 30, foot - 40, 60, 20)), earth[400]) +
    line(`M${x - 30} ${foot - 30}h60`, earth[700], 2)
  )
}

/** The farm shop: an open barn front under a striped awning. */
function farmShop(chance: Chance, x: number, foot: number): string {
  const width = 250
  const stripes = Array.from({ length: 10 }, (_, index) =>
    straight([
      [x + 14 + index * 22.5, foot - 112],
      [x + 25 + index * 22.5, foot - 112],
      [x + 15 + index * 24.6, foot - 74],
      [x + 3 + index * 24.6, foot - 74],
    ]),
  ).join('')
  return (
    gabled(
      chance,
      { x, foot, width, depth: 84, wall: 126, rise: 84, rows: 6, eave: 8 },
      { ...walls.brick, mark: brick[800] },
    ) +
    area(straight(box(x + 22, foot - 92, 206, 92)), earth[900]) +
    line(`M${x + 34} ${foot - 52}h180`, earth[600], 4) +
    area(
      [46, 66, 92, 112, 140, 162, 190]
        .map((off, index) => straight(box(x + off, foot - 68 - (index % 2) * 5, 11, 14 + (index % 2) * 5)))
        .join(''),
      gold[200],
    ) +
    block(points([12, -114, 238, -114, 250, -72, 0, -72], [x, foot]), inks.paper, chance, 0.6) +
    area(stripes, inks.meadow[500]) +
    area(
      Array.from({ length: 10 }, (_, index) => `M${x + index * 25} ${foot - 73}a12.5 10 0 0 0 25 0z`).join(''),
      inks.meadow[500],
    )
  )
}

/** A café table under a parasol with two guests. */
function table(x: number, foot: number): string {
  return (
    place(x - 48, foot, [sitting(brick[400])], 1.14) +
    place(x + 48, foot, [sitting(inks.gold[500], earth[800], brick[200], earth[600])], 1.14, true) +
    line(`M${x} ${foot + 4}v-170`, earth[800], 5) +
    area(`M${x - 84} ${foot - 122}q22-58 84-64 62 6 84 64-20-12-42 0-20-12-42 0-20-12-42 0-20-12-42 0z`, inks.paper) +
    area(`M${x - 42} ${foot - 122}q8-50 42-64 34 14 42 64-20-12-42 0-20-12-42 0z`, gold[300]) +
    area(straight(box(x - 32, foot - 44, 64, 6)), earth[700]) +
    area(`M${x - 20} ${foot - 44}v-13h9v13zM${x + 10} ${foot - 44}v-13h9v13z`, river[200])
  )
}

/** A village street at noon that lives from its guests: inn, farm shop, visitors; the workings begin on the hill behind. */
export function draw(): string {
  return printStrip('rural-economy', river[200], (chance) => [
    sun(chance, 760, 70, 44, gold[200]),
    rays(chance, 760, 70, { from: 64, to: 620, bottom: 220, ink: inks.paper, dense: 0.8 }),
    cloud(chance, 960, 104, 210, inks.paper, river[200]),
    cloud(chance, 220, 92, 230, inks.paper, river[200]),
    birds(triples([640, 70, 13, 612, 54, 9])),
    hill(chance, [-20, 230, 300, 204, 720, 226, 1160, 186, 1640, 206], 420, grounds.pale),
    heap(chance, 1370, 206, { width: 170, high: 62, ink: earth[300], light: earth[50], shade: earth[400] }),
    place(1186, 206, [digger(chance, redMachine, [170, -20])], 0.46),
    bund(chance, { from: 1090, to: 1640, foot: 246, high: 40, ink: earth[500], light: earth[200] }),
    wood(chance, [-20, 240, 220, 222, 420, 232], 26, meadow[400], meadow[200]),
    hill(chance, [-20, 290, 400, 282, 820, 270, 1200, 252, 1640, 262], 500, grounds.green),
    place(150, 330, [towerChurch(chance, walls.stone)], 1.1),
    cottage(chance, 1240, 344, 170, walls.brick),
    roundTree(chance, 762, 372, 52, leaves.bright),
    roundTree(chance, 1196, 372, 48, leaves.summer, brick[400]),
    hedge(chance, [-20, 386, 220, 376, 420, 384], 30, meadow[700], meadow[300]),
    hedge(chance, [1180, 384, 1400, 376, 1620, 384], 30, meadow[700], meadow[300]),
    area('M-20 388q400-10 820-2t820 0v130h-1640z', earth[100]),
    carved(chance, box(-20, 398, 1640, 110), earth[300], {
      rows: 15,
      gap: 60,
      length: [12, 34],
      width: [1, 2],
      share: 0.55,
    }),
    inn(chance, 392, 402),
    farmShop(chance, 812, 404),
    innSign(306, 430),
    crate(846, 430, brick[400]),
    crate(916, 434, meadow[400], meadow[700]),
    crate(986, 434, inks.gold[500], meadow[700]),
    crate(1056, 430, earth[300]),
    place(1004, 470, [standing(river[400])], 1.14),
    place(1034, 472, [standing(inks.meadow[500], earth[800], brick[200], gold[700])], 0.76),
    table(604, 464),
    place(1150, 462, [cyclist(inks.gold[500])], 0.78, true),
    oak(chance, 1500, 452, 118, leaves.summer),
    roundTree(chance, 70, 456, 84, leaves.summer),
  ])
}
