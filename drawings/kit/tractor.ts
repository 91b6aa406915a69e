import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, block, disc, line, points, straight } from './path.ts'

const { meadow, gold, river, earth } = inks

function wheel(x: number, radius: number): string {
  const lugs = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2
    return gouge(
      x + Math.cos(turn) * radius * 0.93,
      -radius + Math.sin(turn) * radius * 0.93,
      (turn * 180) / Math.PI + 40,
      radius * 0.34,
      radius * 0.07,
    )
  }).join('')
  return (
    area(disc(x, -radius, radius) + lugs, inks.ink) +
    area(disc(x, -radius, radius * 0.56), inks.gold[500]) +
    area(disc(x, -radius, radius * 0.2), inks.ink)
  )
}

/** A green tractor facing left with a plough behind it: 250 wide and 110 high, the ground under its rear wheel at the origin. */
export function tractor(chance: Chance): string {
  const shares = [58, 84, 110].map((x) => `M${x} -34l10 20-18 16 4-18z`).join('')
  return (
    line('M20-40h96', earth[800], 6) +
    area(shares, inks.rain[500]) +
    area('M110-20h8v8h-8zM100-36h22v8h-22z', earth[800]) +
    block(points([-20, -36, -92, -36, -98, -62, -92, -74, -20, -76]), inks.meadow[500], chance, 0.6) +
    area([-86, -74, -62].map((x) => gouge(x, -58, 88, 18, 1.6)).join('') + gouge(-50, -70, 0, 44, 1.8), meadow[200]) +
    line('M-64-74v-26', inks.ink, 5) +
    area(straight(points([-26, -60, -20, -112, 24, -112, 30, -60])), inks.meadow[500]) +
    area('M-17-106h18v40h-23zM6-106h14l4 40h-18z', river[100]) +
    area('M-26-118h56v7h-56z', meadow[800]) +
    area('M-16-56q16-22 44-4l8 14h-56z', meadow[800]) +
    wheel(10, 34) +
    wheel(-72, 22) +
    line('M-84-46h60', gold[200], 2)
  )
}
