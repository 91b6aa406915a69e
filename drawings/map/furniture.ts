import { inks } from '../inks.ts'
import { area, box, line, type Point, points, short, smooth, straight } from '../kit/path.ts'
import { place } from '../kit/picture.ts'
import type { Sheet } from './sheet.ts'

/** A compass rose around the origin. */
function rose(size: number): string {
  let light = ''
  let dark = ''
  for (let point = 0; point < 8; point++) {
    const far = size * (point === 0 ? 1.12 : point % 2 ? 0.5 : 0.9)
    const turn = (point * Math.PI) / 4 - Math.PI / 2
    const tip: Point = [Math.cos(turn) * far, Math.sin(turn) * far]
    const waist = (side: number): Point => [
      Math.cos(turn + (side * Math.PI) / 8) * size * 0.26,
      Math.sin(turn + (side * Math.PI) / 8) * size * 0.26,
    ]
    light += straight([[0, 0], waist(-1), tip])
    dark += straight([[0, 0], waist(1), tip])
  }
  const n = size * 0.15
  const letter = straight(
    points(
      [-1, 1.3, -1, -1.3, -0.45, -1.3, 0.5, 0.4, 0.5, -1.3, 1, -1.3, 1, 1.3, 0.45, 1.3, -0.5, -0.4, -0.5, 1.3],
      [0, 0],
      [n, n],
    ),
  )
  return (
    `<circle r="${short(size * 0.7)}" fill="none" stroke="${inks.earth[700]}" stroke-width="1.5" stroke-dasharray="3 2"/>` +
    area(light, inks.earth[200]) +
    area(dark, inks.earth[800]) +
    line(light, inks.earth[800], 1) +
    place(0, -size * 1.42, [area(letter, inks.earth[800])])
  )
}

/** The compass in the north-west corner, where no place lies. */
export function compass(sheet: Sheet): string {
  if (sheet.isNarrow) return place(44, 66, [rose(26)])
  return sheet.isWide ? place(92, 116, [rose(48)]) : place(72, 100, [rose(40)])
}

/** A mile from west to east, as long as the map makes it: from south to north the panel stretches it otherwise. */
export function scaleBar(sheet: Sheet): string {
  const [x, y] = sheet.isNarrow ? [18, 776] : [40, 764]
  const thick = 5
  const size = sheet.isNarrow ? 12 : 16
  return (
    area(straight(box(x, y, sheet.mile, thick)), inks.earth[800]) +
    area(straight(box(x + sheet.mile / 2, y + 1.3, sheet.mile / 2 - 1.3, thick - 2.6)), inks.paper) +
    `<text x="${x}" y="${y - 8}" font-family="Georgia,serif" font-size="${size}" fill="${inks.earth[800]}">1 mile west to east</text>`
  )
}

interface Name {
  text: string
  /** The line under the letters, latitude and longitude from left to right. */
  under: readonly Point[]
  /** How far above the line the letters stand. */
  lift: number
  isOnlyWide?: boolean
}

const names: readonly Name[] = [
  {
    text: 'River Avon',
    under: points([52.2585, -1.5925, 52.2685, -1.5835, 52.2795, -1.5685]),
    lift: 0,
  },
  {
    text: 'River Stour',
    under: points([52.1725, -1.714, 52.1585, -1.687, 52.141, -1.6575, 52.13, -1.65]),
    lift: 13,
  },
  {
    text: 'Leam',
    under: points([52.2895, -1.522, 52.2925, -1.503, 52.293, -1.497]),
    lift: -19,
  },
  {
    text: 'Dene',
    under: points([52.1895, -1.566, 52.1805, -1.5475, 52.173, -1.531]),
    lift: 11,
    isOnlyWide: true,
  },
]

/** The names of the rivers, lettered along their courses. */
export function riverNames(sheet: Sheet): string {
  const size = sheet.isNarrow ? 14 : 19
  return names
    .filter(({ isOnlyWide }) => !(isOnlyWide && sheet.isNarrow))
    .map(({ text, under, lift }, index) => {
      const words = sheet.isWide ? text : text.replace('River ', '')
      const points = under.map(([lat, lon]): Point => {
        const [x, y] = sheet.at(lat, lon)
        return [x, y - lift]
      })
      return `<path id="n${index}" fill="none" d="${smooth(points)}"/><text font-family="Georgia,serif" font-style="italic" font-size="${size}" letter-spacing="1.5" fill="${inks.river[700]}"><textPath href="#n${index}" startOffset="50%" text-anchor="middle">${words}</textPath></text>`
    })
    .join('')
}

/** The road's number on a shield, on the road itself, away from the places. */
export function roadShields(sheet: Sheet): string {
  const places: readonly Point[] = sheet.isNarrow ? [[52.1605, -1.604]] : points([52.1605, -1.604, 52.2175, -1.606])
  const [wide, high, size] = sheet.isNarrow ? [40, 19, 13] : [50, 23, 16]
  return places
    .map(([lat, lon]) => {
      const [x, y] = sheet.at(lat, lon)
      return place(x, y, [
        `<rect x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" rx="4" fill="${inks.red[500]}" stroke="${inks.paper}" stroke-width="2"/>`,
        `<text y="${short(size * 0.35)}" text-anchor="middle" font-family="Georgia,serif" font-weight="bold" font-size="${size}" fill="${inks.paper}">A429</text>`,
      ])
    })
    .join('')
}
