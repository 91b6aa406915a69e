import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import { area, disc, line, type Point, points, straight } from './path.ts'

const { brick, earth, gold, meadow, river } = inks

/** One leg of the newt with its splayed toes: the shoulder and the foot, the toes pointing `side`-wards. */
function newtLeg([x, y]: Point, [fx, fy]: Point, side: 1 | -1, ink: string): string {
  const toes = [-9, -3, 4, 10].map((turn) => `M${fx} ${fy}l${side * 13} ${turn}`).join('')
  const bend = `M${x} ${y}Q${x + side * 10} ${fy - 6} ${fx} ${fy}`
  return line(bend, ink, 10) + line(toes, ink, 3)
}

/** A great crested newt swimming to the left: 370 long and 110 high, its snout at the origin. */
export function newt(): string {
  const body =
    'M0 4q2-20 30-24 18-3 30 5 60-14 128 2 60 12 110-6 40-12 78-6-14 20-62 34-70 22-130 12-60 20-120 0-18 10-40 6-22-6-24-27z'
  const crest = Array.from({ length: 12 }, (_, index): Point[] => {
    const x = 54 + index * 11.4
    const high = 10 + Math.sin((index / 11) * Math.PI) * 22
    const back = -16 - Math.sin((index / 11) * Math.PI) * 6
    return [
      [x, back + 2],
      [x + 8, back - high],
    ]
  }).flat()
  const spots = points([
    70, 2, 92, -10, 96, 12, 118, -2, 126, 16, 146, -8, 152, 10, 172, 2, 182, 16, 198, -2, 214, 12, 232, 4, 40, -6, 250,
    16, 54, 8,
  ])
  return (
    newtLeg([74, 16], [46, 54], -1, earth[900]) +
    newtLeg([190, 22], [214, 58], 1, earth[900]) +
    area(straight([[50, -12], ...crest, [190, -14]]), earth[600]) +
    area('M188-12q50-30 112-26 52 2 82 26-34 38-94 42-62 2-100-20z', earth[600]) +
    area(
      Array.from({ length: 7 }, (_, index) =>
        gouge(222 + index * 22, index % 2 ? 22 : -24, index % 2 ? 70 : -70, 12, 1.2),
      ).join(''),
      earth[400],
    ) +
    area(body, earth[900]) +
    area('M24 26q24 2 42-4 60 20 118 1l14 2q-70 24-134 6-22 6-40-5z', inks.gold[500]) +
    area('M206 6q60 8 120-14-40 26-118 24z', river[100]) +
    area(spots.map(([x, y]) => disc(x, y, 4)).join(''), earth[600]) +
    area(
      points([84, 30, 110, 35, 136, 34, 160, 30])
        .map(([x, y]) => disc(x, y, 3))
        .join(''),
      inks.ink,
    ) +
    area(
      Array.from({ length: 9 }, (_, index) => gouge(66 + index * 15, -8 + (index % 3) * 5, 8, 9, 1)).join(''),
      meadow[300],
    ) +
    area(disc(20, -6, 5), inks.gold[500]) +
    area(disc(19, -6, 2.5), inks.ink) +
    line('M2 8q14 4 24 2', inks.ink, 2) +
    newtLeg([84, 22], [62, 62], -1, earth[800]) +
    newtLeg([176, 24], [186, 66], 1, earth[800])
  )
}

/** A kingfisher perched and facing left: 150 wide and 130 high, its feet at the origin. */
export function kingfisher(): string {
  return (
    line('M-6-14l-4 14M10-14l2 14', inks.red[500], 4) +
    area('M30-40l46 40 6-10-24-44z', river[700]) +
    area('M-30-80q-10 44 8 60 20 14 42 0 20-24 6-64z', brick[400]) +
    area('M-34-98q4-28 36-30 30 2 36 28 8 40 30 68-30 10-48-22-26-14-34-30-14-2-20-14z', inks.river[500]) +
    area('M8-84q22 10 34 36 4 18-4 26-28-14-34-42z', river[700]) +
    area('M-36-102l-62 12 62 8z', inks.ink) +
    area('M-34-92q10 8 24 4 10 8 20 6-8 10-20 6-18 0-24-16z', brick[400]) +
    area('M8-92q12-2 16 8-10 6-18 0z', inks.paper) +
    area('M-30-78q8 10 24 6-10 12-24 4z', inks.paper) +
    area(disc(-16, -102, 5), inks.ink) +
    area(disc(-18, -104, 1.6), inks.paper) +
    area(
      Array.from({ length: 10 }, (_, index) =>
        gouge(-16 + (index % 5) * 11, -118 + Math.floor(index / 5) * 10, 20, 7, 1.2),
      ).join(''),
      river[200],
    ) +
    area(
      points([18, -70, 26, -58, 32, -46, 40, -36, 48, -26, 56, -20])
        .map(([x, y]) => gouge(x, y, 52, 12, 1.6))
        .join(''),
      river[200],
    ) +
    area(
      points([-14, -54, -4, -44, -12, -36, 2, -30, -2, -58])
        .map(([x, y]) => gouge(x, y, 70, 9, 1.4))
        .join(''),
      gold[200],
    )
  )
}

/** A dragonfly in flight, facing left: 90 long, its head at the origin. */
export function dragonfly(ink: string, wings: string): string {
  return (
    area('M20-4q-6-40 14-58 14 4 10 22-6 24-18 38zM30-4q10-34 40-44 12 8 2 22-14 14-36 24z', wings) +
    area('M22 4q-4 30 8 44 12-2 10-18-4-18-12-28zM32 4q14 22 36 28 8-8 0-16-14-10-30-14z', wings) +
    line('M27-8l9-44M36-8l32-32M27 8l5 32M38 8l28 18', ink, 1) +
    line('M8 0h84', ink, 4) +
    line('M10 0h28', ink, 9) +
    area(disc(3, 0, 7), ink)
  )
}
