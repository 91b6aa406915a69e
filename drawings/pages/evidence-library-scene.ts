import { inks } from '../inks.ts'
import { carve, carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { area, block, box, disc, line, type Point, points, segment, smooth, straight } from '../kit/path.ts'
import { place, printPage } from '../kit/picture.ts'

const { earth, meadow, gold, river, paper, red, rain, brick, dawn } = inks

/** A book that lies on its side, its spine towards us, from x to the right on a foot. */
function lyingBook(
  chance: Chance,
  x: number,
  foot: number,
  width: number,
  height: number,
  ink: string,
  mark: string,
): string {
  return (
    block(box(x, foot - height, width, height), ink, chance, 1) +
    area(
      straight(box(x + 16, foot - height, 7, height)) + straight(box(x + width - 24, foot - height, 7, height)),
      mark,
    ) +
    area(
      gouge(x + width * 0.46, foot - height / 2, 0, width * 0.42, 3) +
        gouge(x + width * 0.46, foot - height / 2 + 8, 0, width * 0.26, 2),
      mark,
    )
  )
}

/** A book or a folder that stands, its spine towards us. */
function standingBook(
  chance: Chance,
  x: number,
  foot: number,
  width: number,
  height: number,
  ink: string,
  mark: string,
): string {
  return (
    block(box(x, foot - height, width, height), ink, chance, 1) +
    area(straight(box(x, foot - height + 16, width, 6)) + straight(box(x, foot - 30, width, 6)), mark) +
    area(
      gouge(x + width * 0.42, foot - height * 0.55, 90, height * 0.34, 3) +
        gouge(x + width * 0.66, foot - height * 0.55, 90, height * 0.22, 2),
      mark,
    )
  )
}

/** The map on the desk: fields, the river, the road and the site, seen at a slant. */
function map(chance: Chance): string {
  const sheet = points([330, 306, 724, 306, 786, 452, 276, 452])
  const fields: [Point[], string][] = [
    [points([352, 318, 450, 318, 430, 364, 332, 360]), meadow[200]],
    [points([462, 318, 560, 318, 566, 350, 444, 372]), gold[200]],
    [points([640, 318, 712, 318, 732, 366, 652, 376]), meadow[300]],
    [points([326, 378, 430, 384, 406, 440, 298, 440]), dawn[200]],
    [points([436, 396, 560, 384, 566, 440, 424, 440]), meadow[300]],
    [points([660, 392, 742, 384, 764, 440, 676, 440]), gold[100]],
  ]
  return (
    block(
      sheet.map(([x, y]): Point => [x + 6, y + 10]),
      earth[800],
      chance,
      0.6,
    ) +
    block(sheet, paper, chance, 1) +
    fields.map(([field, ink]) => block(field, ink, chance, 1.4)).join('') +
    area(
      fields
        .map(([within]) =>
          carve(chance, within, { rows: 11, gap: 26, angle: 4, length: [10, 18], width: [0.8, 1.4], share: 0.7 }),
        )
        .join(''),
      paper,
    ) +
    line(smooth(points([302, 352, 380, 372, 440, 380, 520, 370, 590, 330, 640, 308])), river[500], 9) +
    line(smooth(points([600, 308, 612, 350, 604, 400, 618, 450])), earth[700], 4) +
    block(points([574, 376, 598, 374, 600, 398, 572, 400]), red[500], chance, 0.6) +
    line(segment([462, 307], [440, 451]) + segment([592, 307], [606, 451]), earth[200], 1.6)
  )
}

/** A magnifying glass whose lens lies at the origin: what it shows is larger. */
function magnifier(chance: Chance): string {
  return (
    `<clipPath id="lens"><circle r="62"/></clipPath><g clip-path="url(#lens)">` +
    area(disc(0, 0, 64), river[50]) +
    block(points([-70, -70, -8, -70, -14, 70, -70, 70]), meadow[300], chance, 1) +
    line('M-80 26C-40 20-20-4 10-44S40-66 66-80', river[500], 22) +
    line('M34-70C30-20 44 20 30 76', earth[700], 9) +
    block(points([-30, 4, 18, 0, 22, 46, -34, 50]), red[500], chance, 1) +
    area(gouge(-6, 16, 0, 34, 4) + gouge(-6, 30, 0, 28, 4), inks.red[200]) +
    '</g>' +
    `<circle r="62" fill="none" stroke="${gold[700]}" stroke-width="11"/><circle r="62" fill="none" stroke="${gold[500]}" stroke-width="5"/>` +
    `<g transform="rotate(38)">${area('M64-8h22v16h-22z', gold[700])}${area('M84-12h96c8 0 12 5 12 12s-4 12-12 12h-96z', earth[800])}${area(gouge(134, -5, 0, 80, 3), earth[500])}</g>` +
    area(gouge(-30, -32, -48, 34, 5, 4), paper)
  )
}

/** Books, a map and a magnifying glass on a desk: the opening of the evidence library. */
export function draw(): string {
  return printPage('evidence page', earth[100], 14, (chance) => {
    const foot = 296
    const standing: [number, number, string, string][] = [
      [40, 178, meadow[500], meadow[200]],
      [30, 206, river[500], river[100]],
      [46, 168, earth[700], gold[300]],
      [26, 190, gold[300], earth[800]],
      [38, 214, brick[600], brick[200]],
      [30, 172, rain[700], rain[200]],
      [52, 196, earth[300], earth[700]],
      [28, 160, meadow[700], meadow[200]],
    ]
    let x = 366
    const shelf = standing.map(([width, height, ink, mark]) => {
      const book = standingBook(chance, x, foot, width, height, ink, mark)
      x += width + 3
      return book
    })
    return [
      carved(chance, box(0, 0, 800, 290), earth[200], {
        rows: 46,
        gap: 120,
        length: [30, 80],
        width: [1.4, 2.4],
        share: 0.3,
      }),
      ...shelf,
      `<g transform="translate(${x + 46} ${foot}) rotate(-14)">${standingBook(chance, 0, 0, 34, 182, dawn[300], earth[700])}</g>`,
      block(box(340, foot - 2, 424, 14), earth[800], chance, 1),
      block(box(380, foot + 10, 16, 40), earth[900], chance, 0.6),
      block(points([34, 350, 764, 338, 800, 500, 6, 500]), earth[500], chance, 1),
      carved(chance, points([60, 362, 740, 350, 770, 492, 40, 492]), earth[600], {
        rows: 22,
        gap: 110,
        angle: -1,
        length: [60, 130],
        width: [1.2, 2.2],
        share: 0.6,
      }),
      area(gouge(170, 408, 0, 300, 8), earth[700]),
      lyingBook(chance, 46, 404, 250, 46, brick[600], brick[200]),
      lyingBook(chance, 66, 358, 216, 38, paper, earth[500]),
      lyingBook(chance, 58, 320, 232, 44, river[700], gold[300]),
      lyingBook(chance, 88, 276, 180, 34, meadow[500], meadow[200]),
      `<g transform="rotate(-5 170 236)">${block(box(92, 226, 168, 10), paper, chance, 0.6)}${block(box(86, 218, 176, 9), earth[50], chance, 0.6)}${line('M92 232h166M90 238h168', earth[300], 1.4)}</g>`,
      map(chance),
      place(520, 372, [magnifier(chance)], 0.92),
    ]
  })
}
