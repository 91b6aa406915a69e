import { inks } from '../inks.ts'
import { soundRings } from '../kit/air.ts'
import { bellcoteChurch } from '../kit/churches.ts'
import { cottage, thatchedCottage } from '../kit/houses.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { digger, type MachineInks } from '../kit/machines.ts'
import { squared } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, disc, points } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'
import { bund, heap } from '../kit/workings.ts'

const { earth, dawn, gold, meadow, rain, red, river } = inks

const lamplit: MachineInks = {
  body: red[700],
  shade: inks.ink,
  light: inks.red[500],
  dark: inks.ink,
  glass: gold[300],
}

/** A window with a lamp in it, in a house of the given place and width. */
function lamp(x: number, foot: number, width: number, high: number): string {
  return squared([[x, foot, width, high]], gold[300])
}

function village(): readonly ((chance: Parameters<typeof cottage>[0]) => string)[] {
  return [
    (chance) => place(1302, 384, [bellcoteChurch(chance, walls.night)], 0.94),
    (chance) => cottage(chance, 1150, 394, 116, walls.night),
    (chance) => poplar(chance, 1124, 400, 150, leaves.dark),
    (chance) =>
      thatchedCottage(chance, 916, 410, 176, { ...walls.night, roof: earth[800], roofMark: earth[600] }, rain[900]),
    () => lamp(963.5, 386, 21, 18),
    (chance) => cottage(chance, 1420, 424, 150, walls.night),
    () => lamp(1445, 385, 17, 14),
  ]
}

/** Before sunrise a digger starts behind its bund, and rings of sound pass over a village that is asleep. */
export function draw(): string {
  return printStrip('noise-vibration', river[900], (chance) => [
    skyBand(chance, 170, 420, river[700]),
    skyBand(chance, 252, 420, inks.river[500], 6),
    skyBand(chance, 300, 420, dawn[300], 5),
    sun(chance, 1120, 84, 36, gold[100]),
    area(disc(1136, 74, 32), river[900]),
    area(
      points([760, 40, 900, 96, 1050, 30, 1380, 60, 1500, 130, 640, 110, 1130, 150, 420, 40, 200, 70, 90, 130])
        .map(([x, y]) => disc(x, y, 1.8))
        .join(''),
      gold[100],
    ),
    hill(chance, [-20, 322, 400, 332, 800, 312, 1200, 326, 1640, 304], 440, { ink: rain[700], cut: rain[500] }, 3),
    wood(chance, [620, 330, 820, 320, 1000, 326], 24, rain[900]),
    soundRings(chance, [478, 262], { first: 78, last: 1160, from: -172, to: 22, ink: gold[200], squash: 0.92 }),
    heap(chance, 210, 400, { width: 340, high: 130, ink: earth[800], light: earth[600], shade: earth[900] }),
    hill(chance, [-20, 376, 300, 382, 760, 386], 470, grounds.soil, 3),
    place(424, 388, [digger(chance, lamplit, [186, -46])], 1.04),
    bund(chance, { from: 566, to: 930, foot: 432, high: 96, ink: meadow[700], light: meadow[300] }),
    hill(chance, [-20, 412, 420, 426, 860, 404, 1240, 384, 1640, 402], 510, grounds.dusk, 4, { gap: 90 }),
    ...village().map((draw) => draw(chance)),
    hedge(chance, [800, 436, 1100, 424, 1420, 436, 1620, 446], 30, meadow[900], meadow[400]),
    hill(chance, [-20, 452, 400, 462, 900, 444, 1640, 462], 510, { ink: meadow[900], cut: meadow[700] }, 3),
    oak(chance, 90, 470, 84, leaves.dark),
  ])
}
