import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { swan } from '../kit/creatures.ts'
import { chimneys } from '../kit/houses.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { shading } from '../kit/masonry.ts'
import { bars, type Opening, openingsAt, rounded, squared } from '../kit/openings.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, cloud, skyBand } from '../kit/sky.ts'
import { bush, oak, roundTree } from '../kit/trees.ts'
import { reflection, ringsOn, ripples } from '../kit/water.ts'

const { earth, gold, meadow, rain, river, dawn, paper } = inks

/** Houses of a Regency terrace from x on: three floors, an iron balcony, giant pilasters, a heavy cornice. */
function terrace(chance: Chance, x: number, bays: number, foot: number): string {
  const wide = 46
  const width = bays * wide
  const middles = Array.from({ length: bays }, (_, bay) => x + wide * (bay + 0.5))
  const top = openingsAt(middles, [foot - 148, 17, 26])
  const first = openingsAt(middles, [foot - 78, 19, 50])
  const ground = middles.map((px, bay): Opening => (bay % 3 === 1 ? [px, foot, 19, 44] : [px, foot - 10, 18, 34]))
  const pilasters = Array.from({ length: bays + 1 }, (_, bay) =>
    straight(box(x + bay * wide - 4, foot - 184, 8, 122)),
  ).join('')
  return (
    chimneys(
      Array.from({ length: Math.floor(bays / 3) + 1 }, (_, stack): Point => [x + 20 + stack * wide * 3, foot - 196]),
      26,
      30,
      earth[300],
    ) +
    block(box(x, foot - 200, width, 200), paper, chance, 0.6) +
    line(Array.from({ length: 5 }, (_, row) => `M${x} ${foot - 8 - row * 10}h${width}`).join(''), earth[200], 1.6) +
    area(pilasters, gold[100]) +
    line(
      Array.from({ length: bays + 1 }, (_, bay) => `M${x + bay * wide + 5} ${foot - 184}v122`).join(''),
      earth[300],
      2,
    ) +
    area(
      straight(box(x - 6, foot - 196, width + 12, 10)) + straight(box(x - 3, foot - 208, width + 6, 8)),
      earth[200],
    ) +
    line(`M${x - 6} ${foot - 185}h${width + 12}`, earth[400], 2.4, '5 4') +
    squared([...top, ...first, ...ground], river[900]) +
    bars([...top, ...first], paper, 1.6, 2, true) +
    area(straight(box(x - 4, foot - 66, width + 8, 6)), rain[900]) +
    line(
      Array.from({ length: Math.round(width / 8) + 1 }, (_, bar) => `M${x + bar * 8} ${foot - 66}v-20`).join(''),
      rain[900],
      1.6,
    ) +
    line(`M${x - 4} ${foot - 86}h${width + 8}`, rain[900], 2.6) +
    line(`M${x - 4} ${foot - 78}h${width + 8}`, rain[900], 1.2, '4 4')
  )
}

/** The grand house in the middle: four columns under a pediment. */
function pediment(chance: Chance, x: number, foot: number): string {
  const columns = [-62, -22, 22, 62]
    .map((off) =>
      straight([
        [x + off - 8, foot - 62],
        [x + off - 6, foot - 204],
        [x + off + 6, foot - 204],
        [x + off + 8, foot - 62],
      ]),
    )
    .join('')
  const windows = openingsAt([x - 42, x, x + 42], [foot - 146, 18, 28, foot - 76, 20, 54])
  return (
    block(box(x - 82, foot - 216, 164, 216), gold[100], chance, 0.6) +
    squared(windows, river[900]) +
    bars(windows, paper, 1.6, 2, true) +
    rounded(
      [
        [x, foot, 26, 52],
        [x - 44, foot - 8, 20, 40],
        [x + 44, foot - 8, 20, 40],
      ],
      river[900],
    ) +
    area(columns, paper) +
    line([-62, -22, 22, 62].map((off) => `M${x + off + 4} ${foot - 64}l-1-138`).join(''), earth[300], 2.4) +
    area(straight(box(x - 90, foot - 224, 180, 20)), earth[200]) +
    area(straight(points([-96, -222, 0, -268, 96, -222], [x, foot])), earth[200]) +
    area(straight(points([-72, -226, 0, -260, 72, -226], [x, foot])), paper) +
    area(straight(box(x - 86, foot - 66, 172, 6)), rain[900])
  )
}

/** The Jephson memorial: a small round temple with a dome. */
function temple(chance: Chance): string {
  const columns = [-54, -33, 33, 54]
    .map((x) => straight(points([-6, -12, -4.5, -98, 4.5, -98, 6, -12], [x, 0])))
    .join('')
  return (
    area(straight(box(-52, -98, 104, 86)), earth[600]) +
    shading(chance, box(-50, -98, 100, 86), earth[800], 10) +
    area('M-12-12v-12h4l2-26c-4-4-4-14 6-14s10 10 6 14l2 26h4v12z', gold[100]) +
    area(columns, paper) +
    area(straight(box(-66, -12, 132, 12)) + straight(box(-72, -2, 144, 8)), earth[200]) +
    area(straight(box(-64, -112, 128, 15)), earth[200]) +
    area('M-56-112c2-34 24-54 56-54s54 20 56 54z', paper) +
    area('M20-160c22 8 34 24 36 48H34c2-20-4-38-14-48z', earth[300]) +
    area(gouge(-26, -136, -58, 34, 2) + gouge(-8, -144, -76, 30, 2), earth[300]) +
    area(straight(points([-5, -164, 0, -184, 5, -164])), earth[300])
  )
}

function fountain(): string {
  const jets = [-64, -40, -18, 18, 40, 64]
    .map(
      (reach) =>
        `M0-4C${reach * 0.2}-${120 - Math.abs(reach) * 0.5} ${reach * 0.8}-${110 - Math.abs(reach) * 0.6} ${reach} 0`,
    )
    .join('')
  return line(`${jets}M0-2v-118`, paper, 3.4) + area('M-16 0h32l-6-14h-20z', earth[300])
}

/** Leamington Spa: Regency terraces and the Jephson Gardens by the Leam on a clear noon (data: landmarks). */
export function draw(): string {
  return printScene('leamington-spa', river[200], 36, (chance) => {
    const bed = (x: number, y: number, half: number, ink: string): string =>
      area(smooth(points([-1, 0, 0, -0.2, 1, 0, 0, 0.22], [x, y], [half, half]), true), meadow[800]) +
      area(
        Array.from({ length: Math.round(half / 2.6) }, () =>
          disc(x + chance.around(0, half * 0.76), y + chance.around(0, half * 0.11), half * 0.055),
        ).join(''),
        ink,
      )
    const pond = points([930, 494, 1060, 476, 1190, 494, 1060, 514])
    return [
      stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
      stamp('tree', roundTree(chance, 0, 0, 40, leaves.bright)),
      skyBand(chance, 80, 380, river[100], 12),
      skyBand(chance, 200, 380, river[50], 10),
      carved(chance, box(0, 0, 1600, 170), paper, {
        share: 0.5,
        gap: 140,
        angle: -4,
        length: [50, 130],
        width: [1.8, 3.4],
      }),
      cloud(chance, 280, 150, 260, paper, river[200]),
      cloud(chance, 1370, 130, 320, paper, river[200]),
      wood(chance, [-20, 380, 200, 360, 300, 380], 50, meadow[500], meadow[300]),
      wood(chance, [1240, 380, 1400, 360, 1640, 378], 52, meadow[500], meadow[300]),
      terrace(chance, 218, 11, 396),
      terrace(chance, 886, 11, 396),
      pediment(chance, 806, 396),
      hill(chance, [-20, 398, 400, 394, 900, 396, 1300, 394, 1640, 398], 640, grounds.green, 4),
      hedge(chance, [150, 406, 800, 404, 1460, 406], 15, meadow[800], meadow[400]),
      press('oak', 110, 440, 1.35),
      press('oak', 250, 432, 0.66),
      press('oak', 1500, 444, 1.45),
      press('oak', 1340, 434, 0.7),
      area(
        smooth(
          points([
            200, 600, 400, 520, 600, 466, 800, 448, 1080, 440, 1340, 470, 1640, 530, 1640, 552, 1330, 490, 1080, 456,
            800, 464, 616, 486, 440, 536, 290, 604,
          ]),
          true,
        ),
        gold[100],
      ),
      area(smooth(pond, true), earth[200]),
      area(
        smooth(
          pond.map(([x, y]): Point => [1060 + (x - 1060) * 0.92, 494 + (y - 494) * 0.8]),
          true,
        ),
        river[300],
      ),
      place(1060, 496, [fountain()], 1.05),
      ringsOn(chance, 1060, 496, [88, 60], paper),
      bed(760, 520, 74, dawn[300]),
      bed(930, 548, 62, gold[300]),
      bed(1240, 540, 80, dawn[200]),
      bed(1400, 520, 56, gold[300]),
      bed(330, 500, 66, gold[300]),
      press('tree', 700, 480, 0.7),
      press('tree', 1290, 476, 0.8),
      place(530, 552, [temple(chance)], 1.12),
      bush(chance, 420, 560, 34, leaves.summer),
      bush(chance, 640, 560, 32, leaves.summer),
      hill(chance, [-20, 566, 300, 574, 700, 580, 1100, 576, 1640, 566], 720, grounds.lush, 2),
      area(`${smooth(points([-40, 596, 300, 602, 700, 606, 1100, 602, 1640, 594]))}V710H-40z`, river[400]),
      line(smooth(points([-40, 594, 300, 600, 700, 604, 1100, 600, 1640, 592])), earth[200], 7),
      line(smooth(points([-40, 598, 300, 604, 700, 608, 1100, 604, 1640, 596])), earth[500], 3, '18 3 30 4 12 3'),
      reflection(chance, 530, 130, 612, 80, paper),
      reflection(chance, 130, 170, 610, 70, meadow[800]),
      reflection(chance, 1500, 190, 606, 70, meadow[800]),
      reflection(chance, 806, 150, 614, 60, gold[100]),
      ripples(chance, box(0, 604, 1600, 96), river[50], { top: 612, bottom: 700, share: 0.5 }),
      place(980, 656, [swan()], 0.95),
      place(1110, 670, [swan()], 1.05, true),
      birds(triples([600, 120, 13, 650, 100, 11, 560, 104, 10, 1040, 90, 12])),
    ]
  })
}
