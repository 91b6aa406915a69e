import { inks } from '../inks.ts'
import { area, disc, line, type Point, points, smooth, straight } from './path.ts'

/** A limb or a garment as a thick line with round ends. */
function limb(points: readonly Point[], ink: string, width: number): string {
  return line(smooth(points), ink, width).replace('fill', 'stroke-linecap="round" stroke-linejoin="round" fill')
}

/** A cyclist riding to the right: 128 long and 136 high, the rear wheel's ground at the origin. */
export function cyclist(coat: string): string {
  const wheels = points([0, -29, 92, -29])
  const spokes = wheels
    .map(([x, y]) => `M${x - 20} ${y - 20}l40 40M${x + 20} ${y - 20}l-40 40M${x} ${y - 28}v56M${x - 28} ${y}h56`)
    .join('')
  return (
    wheels.map(([x, y]) => line(disc(x, y, 28), inks.ink, 4)).join('') +
    line(spokes, inks.ink, 0.8) +
    line('M0-29l40-2-13-38-27 40M27-69l48 0-35 38M92-29l-19-50M70-84h14l5 8', inks.ink, 4) +
    line('M18-73h18', inks.ink, 6) +
    limb(points([30, -74, 54, -58, 42, -32]), inks.river[900], 11) +
    limb(points([28, -76, 34, -100, 52, -112]), coat, 22) +
    limb(points([52, -110, 60, -90, 78, -84]), coat, 8) +
    limb(points([30, -74, 56, -66, 48, -40, 52, -20]), inks.river[500], 11) +
    area('M45-22h20q4 6 0 7h-20z', inks.ink) +
    area(disc(64, -120, 10), inks.brick[200]) +
    area('M50-121q0-17 15-16 13 2 13 14z', inks.ink) +
    line('M54-129l18 2', inks.paper, 1.6)
  )
}

/** A person standing, facing the viewer: 22 wide and 74 high, the feet at the origin. */
export function standing(
  coat: string,
  legs: string = inks.earth[900],
  skin: string = inks.brick[200],
  hair: string = inks.earth[900],
): string {
  return (
    area(straight(points([-8, 0, -8, -32, 8, -32, 8, 0, 2, 0, 0, -24, -2, 0])), legs) +
    area(straight(points([-10, -28, -12, -56, -7, -61, 7, -61, 12, -56, 10, -28])), coat) +
    limb(points([-10, -54, -14, -42, -11, -30]), coat, 6) +
    limb(points([10, -54, 14, -42, 11, -30]), coat, 6) +
    area(disc(0, -67, 7), skin) +
    area('M-8-67q0-10 8-10t8 10q-8-4-16 0z', hair)
  )
}

/** A person on a chair seen from the side, facing right: 40 wide and 62 high, the feet's ground at the origin. */
export function sitting(
  coat: string,
  chair: string = inks.earth[800],
  skin: string = inks.brick[200],
  hair: string = inks.earth[900],
): string {
  return (
    line('M-16 0v-50M-16-24h22M6-24v24', chair, 3.5) +
    limb(points([-8, -28, 10, -27, 12, -4]), inks.river[900], 9) +
    area('M8-3h12v3h-12z', inks.ink) +
    limb(points([-7, -30, -6, -48]), coat, 15) +
    limb(points([-4, -46, 6, -36, 16, -37]), coat, 6) +
    area(disc(-3, -62, 7.5), skin) +
    area('M-11-60q-2-11 8-11t8 8q-8-3-10 0t-6 3z', hair)
  )
}
