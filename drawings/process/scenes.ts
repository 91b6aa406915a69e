import { inks } from '../inks.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { gabled } from '../kit/masonry.ts'
import { bars, openingsAt, rounded, squared } from '../kit/openings.ts'
import { walls } from '../kit/paints.ts'
import { area, block, box, disc, line, points, straight } from '../kit/path.ts'
import { sitting, standing } from '../kit/people.ts'
import { place } from '../kit/picture.ts'

const { brick, earth, gold, river } = inks

/** A sheet of paper with lines of writing, turned by some degrees around its top left corner. */
function sheet(x: number, y: number, turn: number, width = 60, high = 80): string {
  const lines = Array.from(
    { length: Math.floor(high / 13) - 1 },
    (_, row) => `M10 ${14 + row * 13}h${width - (row % 3 === 2 ? 34 : 20)}`,
  ).join('')
  return `<g transform="translate(${x} ${y})rotate(${turn})">${area(straight(box(0, 0, width, high)), inks.paper)}${line(straight(box(0, 0, width, high)), earth[700], 2.4)}${line(lines, earth[400], 3)}</g>`
}

/** A closed letter. */
function envelope(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})">${area('M0 0h62v42h-62z', inks.paper)}${line('M0 0h62v42h-62zl31 24 31-24', earth[700], 2.6)}</g>`
}

/** Two people over a plan: advice before there is an application. */
export function talk(x: number, foot: number): string {
  return place(
    x,
    foot,
    [
      sitting(inks.river[500]),
      place(118, 0, [sitting(brick[400], earth[800], brick[200], gold[700])], 1, true),
      area('M20-36h78v6h-78z', earth[700]) + line('M30-30v30M88-30v30', earth[700], 5),
      area('M34-40l36-4 14 4-36 4z', inks.paper) + line('M34-40l36-4 14 4-36 4z', earth[700], 1.6),
    ],
    1.5,
  )
}

/** The application: bundles of paper tied with string, and rolled plans. */
export function bundles(chance: Chance, x: number, foot: number): string {
  const bundle = (y: number, width: number, ink: string) =>
    block(box(x - width / 2, y, width, 30), ink, chance, 1) +
    line(
      [8, 15, 22].map((off) => `M${x - width / 2 + 4} ${y + off}h${width - 8}`).join(''),
      earth[400],
      1.6,
      '30 5 50 3',
    ) +
    line(`M${x - 24} ${y}v30M${x + 24} ${y}v30`, inks.river[500], 4)
  return (
    bundle(foot - 30, 150, inks.paper) +
    bundle(foot - 60, 136, earth[100]) +
    bundle(foot - 90, 144, inks.paper) +
    `<g transform="rotate(-9 ${x} ${foot - 96})">${block(box(x - 74, foot - 114, 140, 20), earth[200], chance, 0.8)}${area(disc(x + 66, foot - 104, 10), earth[400])}${area(disc(x + 66, foot - 104, 5), earth[800])}</g>`
  )
}

/** The check: a page under a looking glass. */
export function check(x: number, foot: number): string {
  const ticks = [-104, -76, -48].map((up) => `M${x - 50} ${foot + up}l7 9 13-17`).join('')
  return (
    sheet(x - 66, foot - 128, 0, 96, 124) +
    area(straight(box(x - 58, foot - 120, 34, 100)), inks.paper) +
    line(ticks, inks.meadow[500], 5) +
    line(`M${x + 46} ${foot - 28}l40 36`, earth[800], 13) +
    area(disc(x + 18, foot - 56, 40), earth[800]) +
    area(disc(x + 18, foot - 56, 31), river[100]) +
    area(gouge(x + 4, foot - 70, -40, 30, 3, 3) + gouge(x + 14, foot - 58, -40, 16, 2, 2), inks.paper)
  )
}

/** The letters of the neighbours on their way into a pillar box, which stands at the origin. */
export function letters(): string {
  return (
    area('M-28 0v-96q4-22 28-24 24 2 28 24v96z', inks.red[500]) +
    area('M-34 0v-12h68v12zM-34 -92h68v9h-68z', inks.red[700]) +
    area('M-18 -76h36v8h-36z', inks.ink) +
    area('M-14 -58h28v20h-28z', inks.paper) +
    line('M-16 -106q8-10 18-10', inks.red[200], 3) +
    envelope(-116, -74, -14) +
    envelope(56, -40, 10) +
    envelope(36, -96, -9)
  )
}

/** The council house with its clock and its steps. */
export function councilHouse(chance: Chance, x: number, foot: number): string {
  const bays = [-106, -74, -42, 42, 74, 106].map((off) => x + off)
  const upper = openingsAt(bays, [foot - 72, 17, 32])
  const lower = openingsAt(bays, [foot - 18, 17, 36])
  return (
    gabled(
      chance,
      { x: x - 124, foot, width: 248, depth: 34, wall: 118, rise: 42, rows: 3, eave: 5 },
      { ...walls.brick, mark: brick[600] },
    ) +
    area(straight(points([-30, -168, -30, -128, 30, -128, 30, -168], [x, foot])), earth[200]) +
    area(straight(points([-36, -166, 0, -214, 36, -166], [x, foot])), earth[700]) +
    area(disc(x, foot - 148, 15), inks.paper) +
    line(`M${x} ${foot - 158}v10l8 5`, earth[900], 2.6) +
    area(straight(points([-40, 0, -40, -112, 0, -136, 40, -112, 40, 0], [x, foot])), earth[200]) +
    area(straight(points([-46, -110, 0, -140, 46, -110], [x, foot])), earth[100]) +
    squared([...upper, ...lower], earth[900]) +
    bars([...upper, ...lower], earth[100], 1.8, 2, true) +
    rounded([[x, foot - 4, 34, 78]], earth[900]) +
    line(`M${x - 32} ${foot}v-108M${x + 32} ${foot}v-108`, earth[400], 5) +
    area(`M${x - 52} ${foot}h104v8h-104zM${x - 62} ${foot + 8}h124v8h-124z`, earth[300])
  )
}

/** The hearing: an inspector at the head of a table, parties on both sides, papers before them. */
export function hearing(x: number, foot: number): string {
  const side = (from: number, coats: readonly string[], isMirrored: boolean) =>
    coats.map((coat, seat) => place(x + from + seat * 42, foot, [sitting(coat)], 1, isMirrored)).join('')
  return (
    side(-132, [inks.river[500], brick[400]], false) +
    side(90, [inks.meadow[500], gold[300]], true) +
    place(x, foot - 8, [standing(earth[800], earth[900], brick[200], earth[200])], 1.1) +
    area(straight(points([-74, -38, 74, -38, 84, -28, -84, -28], [x, foot])), earth[600]) +
    area(straight(points([-78, -28, 78, -28, 74, 4, -74, 4], [x, foot])), earth[700]) +
    line([-50, -18, 14, 46].map((off) => `M${x + off} ${foot - 22}v20`).join(''), earth[500], 2.4) +
    area([-58, -16, 26].map((off) => `M${x + off} ${foot - 36}h26l4 6h-26z`).join(''), inks.paper)
  )
}

/** The appeal of the applicant: a case with the papers in it, around the origin. */
export function appealPapers(chance: Chance): string {
  return (
    sheet(-34, -118, -8, 58, 74) +
    sheet(2, -116, 9, 58, 74) +
    line('M-20 -66v-18h40v18', earth[900], 7) +
    block(box(-66, -68, 132, 68), earth[700], chance, 1) +
    area(straight(box(-66, -44, 132, 7)), earth[900]) +
    area(straight(box(-9, -49, 18, 17)), inks.gold[500]) +
    area([-48, -24, 30, 50].map((x) => gouge(x, -18, 0, 18, 1.8)).join(''), earth[400])
  )
}
