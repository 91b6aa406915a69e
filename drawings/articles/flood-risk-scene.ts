import { inks } from '../inks.ts'
import { bareTree } from '../kit/bare-tree.ts'
import { carved } from '../kit/carve.ts'
import { cottage } from '../kit/houses.ts'
import { fence, hedge, hill, wood } from '../kit/land.ts'
import { digger, type MachineInks } from '../kit/machines.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, box, line, straight } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rain as fallingRain, skyBand } from '../kit/sky.ts'
import { reflection, ripples } from '../kit/water.ts'
import { willow } from '../kit/waterside.ts'
import { bund } from '../kit/workings.ts'

const { earth, meadow, rain, red, river } = inks

const wetMachine: MachineInks = {
  body: inks.red[500],
  shade: red[700],
  light: red[400],
  dark: rain[900],
  glass: rain[200],
}

/** A board that gauges the flood, standing in it: bars by the hand's breadth, no figures. */
function gaugeBoard(x: number, foot: number, high: number): string {
  const bars = Array.from({ length: Math.floor(high / 30) }, (_, index) =>
    straight(box(x - (index % 2 ? 2 : 26), foot - 26 - index * 30, 28, 15)),
  ).join('')
  return (
    area(straight(box(x - 40, foot - high - 16, 12, high + 20)), earth[800]) +
    area(straight(box(x - 28, foot - high - 8, 56, high + 8)), inks.paper) +
    area(bars, inks.ink) +
    line(straight(box(x - 28, foot - high - 8, 56, high + 8)), rain[900], 3)
  )
}

/** A five-barred gate with the water half way up. */
function gate(x: number, foot: number): string {
  return (
    line(`M${x} ${foot}v-96M${x + 210} ${foot}v-100`, earth[800], 12) +
    line(
      `M${x} ${foot - 20}h210M${x} ${foot - 42}h210M${x} ${foot - 64}h210M${x} ${foot - 82}h210M${x + 4} ${foot - 12}L${x + 206} ${foot - 82}`,
      earth[700],
      6,
    )
  )
}

/** Sandbags laid in two rows before a door. */
function sandbags(x: number, foot: number): string {
  const bag = (px: number, py: number) => `M${px} ${py}q-3-12 10-13h14q13 1 10 13z`
  return (
    area([0, 34, 68].map((off) => bag(x + off, foot)).join(''), earth[300]) +
    area([16, 50].map((off) => bag(x + off, foot - 13)).join(''), earth[400])
  )
}

/** The meadows under water in winter rain: a gauge board, a drowned gate, a cottage, and a straight bank behind them. */
export function draw(): string {
  const flood = box(-20, 318, 1640, 200)
  return printStrip('flood-risk', rain[300], (chance) => [
    skyBand(chance, 70, 320, rain[200], 16),
    skyBand(chance, 170, 320, rain[100], 12),
    carved(chance, box(0, 0, 1600, 80), rain[500], { share: 0.4, rows: 18 }),
    hill(chance, [-20, 250, 300, 226, 720, 252, 1180, 222, 1640, 244], 340, grounds.wet, 4),
    wood(chance, [-20, 262, 180, 250, 400, 258], 28, rain[500], rain[300]),
    wood(chance, [1300, 250, 1480, 246, 1640, 256], 28, rain[500], rain[300]),
    hill(chance, [-20, 296, 500, 290, 1000, 296, 1640, 288], 340, grounds.green, 2),
    place(640, 238, [digger(chance, wetMachine, [178, -28])], 0.5),
    bund(chance, { from: 470, to: 1080, foot: 304, high: 68, ink: earth[600], light: earth[300] }),
    hedge(chance, [-20, 306, 240, 300, 480, 306], 22, rain[700], rain[300]),
    hedge(chance, [1330, 304, 1480, 300, 1640, 306], 22, rain[700], rain[300]),
    area('M-20 312q300-8 620 0t520-2 520 2v200h-1640z', river[400]),
    reflection(chance, 790, 560, 318, 66, river[700]),
    reflection(chance, 1140, 170, 330, 100, river[100]),
    reflection(chance, 296, 210, 352, 130, river[900]),
    reflection(chance, 1490, 170, 360, 130, river[900]),
    cottage(chance, 1056, 332, 160, {
      ...walls.wet,
      lit: inks.paper,
      roof: inks.brick[600],
      roofMark: inks.brick[200],
    }),
    place(1092, 330, [sandbags(0, 0)], 0.72),
    area('M1026 326h260v12h-260z', river[400]),
    ripples(chance, flood, river[100], { top: 312, bottom: 510, share: 0.55 }),
    willow(chance, 296, 352, 128, { ...leaves.wet, dark: rain[700], light: meadow[200] }, 0.96),
    bareTree(chance, 1490, 362, 250, rain[900]),
    fence([930, 396, 1010, 404, 1090, 414, 1176, 424, 1262, 436, 1350, 448], 44),
    reflection(chance, 596, 230, 428, 56, river[900]),
    gate(490, 424),
    reflection(chance, 800, 60, 470, 44, river[100]),
    gaugeBoard(804, 470, 224),
    ripples(chance, box(380, 416, 620, 96), river[100], { top: 416, bottom: 510, share: 0.9 }),
    fallingRain(chance, box(0, 0, 1600, 500), rain[100], 0.45),
  ])
}
