import { inks } from '../inks.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { towerChurch } from '../kit/churches.ts'
import { cottage } from '../kit/houses.ts'
import { grass, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, printPage } from '../kit/picture.ts'
import { birds, cloud } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'

const { earth, meadow, gold, river, paper, brick, dawn } = inks

/** A string of flags that hangs between two points. */
function bunting([ax, ay]: Point, [bx, by]: Point, sag: number, count: number): string {
  const at = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share + sag * 4 * share * (1 - share)]
  const string = Array.from({ length: count * 2 + 1 }, (_, index) => at(index / (count * 2)))
  const paints = [gold[500], river[500], meadow[500], brick[400], paper]
  const flags = Array.from({ length: count }, (_, index) => {
    const [from, to] = [at((index + 0.12) / count), at((index + 0.88) / count)]
    const tip: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 30]
    return area(straight([from, to, tip]), paints[index % paints.length] ?? gold[500])
  })
  return flags.join('') + line(smooth(string), earth[800], 2)
}

/** A sheet pinned to the board: lines of writing under a heading, or a small picture. */
function poster(
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  mark: string,
): string {
  let writing = ''
  for (let row = 0; row < Math.floor(height / 13) - 3; row++) {
    writing += gouge(x + width / 2 + chance.around(0, 3), y + 38 + row * 13, 0, width * chance.between(0.45, 0.78), 2)
  }
  return (
    block(box(x, y, width, height), ink, chance, 1.2) +
    area(straight(points([0.14, 12, 0.86, 12, 0.86, 24, 0.14, 24], [x, y], [width, 1])), mark) +
    area(writing, mark) +
    area(disc(x + width / 2, y + 5, 3), earth[900])
  )
}

/** The board on the green, under its own small roof; its foot at the origin. */
function noticeBoard(chance: Chance): string {
  const posts = [-128, 116].map((x) => block(box(x, -236, 14, 236), earth[800], chance, 0.8)).join('')
  return (
    posts +
    block(box(-134, -232, 268, 162), earth[700], chance, 1) +
    block(box(-122, -220, 244, 138), earth[300], chance, 1) +
    poster(chance, -112, -210, 68, 92, paper, earth[700]) +
    poster(chance, -34, -206, 74, 104, gold[200], earth[800]) +
    poster(chance, 50, -212, 62, 72, river[100], river[700]) +
    poster(chance, 54, -132, 54, 42, paper, meadow[700]) +
    area('M-112-108h66v22h-66z', meadow[300]) +
    area('M-112-92c14-10 26-8 34-2s20 2 32-6v14h-66z', meadow[500]) +
    block(points([-154, -228, 0, -282, 154, -228, 146, -216, 0, -264, -146, -216]), earth[900], chance, 1) +
    block(points([-146, -228, 0, -272, 146, -228]), brick[600], chance, 0.6) +
    area(
      [-90, -50, -10, 30, 70].map((x) => gouge(x, -240 + Math.abs(x) * 0.06, x < 0 ? -16 : 16, 30, 2)).join(''),
      brick[400],
    )
  )
}

/** The village green with its notice board: the opening of the events page. */
export function draw(): string {
  return printPage('events page', earth[100], 14, (chance) => [
    cloud(chance, 250, 118, 240, paper, earth[200]),
    cloud(chance, 610, 76, 150, paper, earth[200]),
    birds(triples([372, 150, 11, 402, 166, 9, 346, 172, 8])),
    hill(chance, [26, 510, 60, 330, 180, 244, 420, 256, 640, 232, 752, 330, 786, 510], 510, grounds.hazy, 3),
    wood(chance, [84, 300, 200, 276, 330, 288, 520, 276, 730, 292], 22, meadow[400], meadow[200]),
    hill(chance, [18, 510, 52, 350, 240, 298, 520, 306, 740, 316, 792, 510], 510, grounds.pale, 3),
    place(96, 352, [towerChurch(chance, walls.goldenStone)], 1.05),
    cottage(chance, 516, 356, 92, walls.plaster),
    cottage(chance, 420, 352, 70, walls.brick),
    hedge(chance, [44, 372, 140, 358, 330, 364, 500, 358, 752, 372], 18, meadow[700], meadow[300]),
    hill(chance, [4, 512, 36, 414, 260, 372, 560, 380, 764, 400, 800, 512], 510, grounds.green, 6),
    area(
      smooth(points([300, 380, 330, 420, 300, 470, 240, 510, 400, 510, 420, 460, 392, 410, 330, 378]), true),
      dawn[100],
    ),
    oak(chance, 680, 462, 108, leaves.summer),
    place(372, 462, [noticeBoard(chance)]),
    bunting([630, 262], [502, 236], 26, 4),
    block(points([58, 470, 60, 206, 68, 206, 70, 470]), earth[800], chance, 0.6),
    bunting([64, 216], [242, 236], 30, 6),
    grass(chance, [50, 424, 750, 410, 780, 500, 20, 500], meadow[100], 15, 0.34),
    grass(chance, [40, 470, 760, 462, 770, 500, 30, 500], meadow[700], 20, 0.3),
  ])
}
