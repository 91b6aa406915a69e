import type { PlaceSlug } from '../../content/place-positions.ts'
import { placePositions } from '../../content/place-positions.ts'
import { inks } from '../inks.ts'
import type { Chance } from '../kit/chance.ts'
import { bellcoteChurch, spireChurch, towerChurch } from '../kit/churches.ts'
import { battlements } from '../kit/crowns.ts'
import type { WallInks } from '../kit/masonry.ts'
import { openings, pointed, squared } from '../kit/openings.ts'
import { walls } from '../kit/paints.ts'
import { area, box, disc, line, points, straight } from '../kit/path.ts'
import { place } from '../kit/picture.ts'
import type { Sheet } from './sheet.ts'

const stone: WallInks = { ...walls.stone, lit: inks.earth[200], shade: inks.earth[500], mark: inks.earth[500] }
const leaf = { dark: inks.meadow[700], light: inks.meadow[200] }

function castle(): string {
  return (
    area(straight(box(-34, -24, 56, 24)) + straight(box(-40, -34, 13, 34)), stone.lit) +
    area(straight(box(16, -52, 18, 52)) + straight(box(40, -40, 13, 40)), stone.shade) +
    area(straight(box(34, -18, 6, 18)), stone.lit) +
    battlements(-34, 16, -24, 5, 5, stone.lit) +
    battlements(-42, -25, -34, 3, 5, stone.lit) +
    battlements(14, 36, -52, 3, 6, stone.shade) +
    battlements(38, 55, -40, 3, 5, stone.shade) +
    pointed(
      openings([-16, -6, 5, 12, -6, -6, 5, 12, 4, -6, 5, 12, 25, -30, 5, 10, -33, -18, 4, 9, 46, -22, 4, 9]),
      stone.glass,
    )
  )
}

function terrace(): string {
  const bays = [-30, -20, -10, 0, 10, 20, 30]
  return (
    area(straight(box(-37, -32, 74, 32)), inks.paper) +
    area(straight(box(-39, -35, 78, 4)), inks.earth[500]) +
    area(straight(points([-12, -35, 0, -43, 12, -35])), inks.earth[200]) +
    squared([...bays.map((x) => [x, -20, 5, 9] as const), ...bays.map((x) => [x, -2, 5, 11] as const)], stone.glass) +
    line('M-37-17h74', inks.earth[700], 1.6, '2 1') +
    line(straight(box(-37, -32, 74, 32)), inks.earth[600], 1)
  )
}

function gothicHouse(): string {
  return (
    area(straight(box(-26, -22, 52, 22)), stone.lit) +
    area(straight(points([-28, -22, -18, -36, 18, -36, 28, -22])), stone.roof) +
    area(straight(box(-32, -38, 11, 38)) + straight(box(21, -34, 12, 34)), stone.shade) +
    area(
      straight(points([-34, -38, -26.5, -60, -19, -38])) + straight(points([19, -34, 27, -52, 35, -34])),
      stone.roof,
    ) +
    pointed(openings([-12, -4, 6, 13, 0, 0, 7, 14, 12, -4, 6, 13]), stone.glass)
  )
}

/** One of the small trees of the groves. */
function tree(kind: 0 | 1 | 2, x: number, y: number, scale: number): string {
  return `<use href="#t${kind}" transform="translate(${x} ${y})scale(${scale})"/>`
}

function parkHouse(): string {
  return tree(2, -44, -24, 2) + gothicHouse() + tree(1, 48, -16, 2) + tree(0, -36, -8, 1.7)
}

function weepingWillow(): string {
  const strands = [-17, -12, -6, 0, 6, 12, 17]
    .map((x) => `M${x / 3}-36Q${x}-36 ${x} ${Math.abs(x) > 12 ? -12 : -7}`)
    .join('')
  return (
    area(
      'M-2 0v-30h4v30zM-22-8c-2-20 8-31 22-31s24 11 22 31l-4-6-3 9-4-8-4 9-4-8-3 8-4-9-4 8-3-9-4 8-3-9z',
      leaf.dark,
    ) + line(strands, leaf.light, 1.4)
  )
}

function bridge(): string {
  return (
    area(straight(points([-24, 0, -24, -12, -8, -17, 8, -17, 24, -12, 24, 0])), stone.lit) +
    area('M-19 1a5 6 0 0 1 10 0zM-6 1a6 9 0 0 1 12 0zM9 1a5 6 0 0 1 10 0z', stone.glass) +
    line('M-24-12l16-5h16l16 5', inks.earth[700], 1.6)
  )
}

function aircraft(): string {
  const body = straight(points([-15, 1, -11, -2, 8, -4, 14, -1, 9, 2, -11, 2]))
  return (
    area(`${body}M-15 1l-4-9h4l6 7zM3-3l-9-11h4l11 11zM2 1l-6 8h3l8-8z`, inks.rain[700]) +
    area(disc(8, -2, 1.3), inks.paper)
  )
}

function boat(): string {
  return (
    area('M-14 0h28l-5 7h-18z', inks.earth[700]) +
    area('M-1-26v24h-11zM2-22v20h9z', inks.paper) +
    line('M-1-26v24h-11zM2-22v20h9z', inks.earth[700], 1)
  )
}

/** A church that stands on the map more than once is drawn once. */
function use(church: 'spire' | 'tower'): string {
  return `<use href="#${church}"/>`
}

interface Sign {
  /** How far from its place the sign stands, in picture units. */
  off: readonly [x: number, y: number]
  draw(chance: Chance): string
  scale: number
}

const wide: Partial<Record<PlaceSlug, Sign>> = {
  warwick: { off: [-66, -12], draw: castle, scale: 0.86 },
  'leamington-spa': { off: [62, -8], draw: terrace, scale: 0.86 },
  sherbourne: { off: [-62, -13], draw: () => use('spire'), scale: 0.27 },
  barford: { off: [24, -13], draw: () => use('tower'), scale: 0.26 },
  wasperton: { off: [-72, -13], draw: (chance) => bellcoteChurch(chance, stone), scale: 0.26 },
  'hampton-lucy': { off: [-82, -12], draw: () => use('tower'), scale: 0.32 },
  wellesbourne: { off: [-74, 12], draw: aircraft, scale: 1.1 },
  alveston: { off: [-2, -30], draw: weepingWillow, scale: 1 },
  tiddington: { off: [36, -10], draw: boat, scale: 0.8 },
  'stratford-upon-avon': { off: [-74, 6], draw: () => use('spire'), scale: 0.36 },
  loxley: {
    off: [-64, 6],
    draw: () => use('tower') + tree(1, -40, -24, 3.4) + tree(0, -74, -14, 3.2),
    scale: 0.27,
  },
  ettington: { off: [-86, 58], draw: parkHouse, scale: 0.84 },
  halford: { off: [-32, 6], draw: bridge, scale: 0.95 },
}

/** Where places stand closer together, names would cover the boat, the willow and half of the castle. */
const { tiddington: _boat, alveston: _willow, ...others } = wide
const middle: typeof wide = { ...others, warwick: { off: [-90, -12], draw: castle, scale: 0.8 } }

const narrow: Partial<Record<PlaceSlug, Sign>> = {
  warwick: { off: [-104, 8], draw: castle, scale: 0.5 },
  'leamington-spa': { off: [14, -26], draw: terrace, scale: 0.5 },
  ettington: { off: [-46, 52], draw: parkHouse, scale: 0.55 },
  halford: { off: [-22, 6], draw: bridge, scale: 0.6 },
}

/** The landmarks as small signs beside their places; the places themselves stay free for their markers and labels. */
export function signs(chance: Chance, sheet: Sheet): string {
  const shared = `<g id="spire">${spireChurch(chance, stone)}</g><g id="tower">${towerChurch(chance, stone)}</g>`
  const standing = Object.entries(sheet.isWide ? wide : sheet.isNarrow ? narrow : middle)
    .map(([slug, { off, draw, scale }]) => {
      const { lat, lon } = placePositions[slug as PlaceSlug]
      const [x, y] = sheet.at(lat, lon)
      return place(x + off[0], y + off[1], [draw(chance)], scale)
    })
    .join('')
  return `<defs>${shared}</defs>${standing}`
}
