import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import { area, box, disc, line, straight } from './path.ts'

/** A narrow boat seen from the side, its bow to the left: 360 long, its water line at the origin. */
export function narrowBoat(cabin: string): string {
  const [panel, hull] = [inks.gold[200], inks.earth[900]]
  const windows = [-96, -46, 4, 54]
  return (
    area('M-182-26c16-2 30-2 44-2h276c16 0 28-2 42-6l-8 36c-2 4-4 6-10 6h-318c-14-6-22-20-26-34z', hull) +
    area('M-128-62h246l8 34h-262z', cabin) +
    area('M-130-62h250l-1-5h-246z', hull) +
    area(straight(box(84, -60, 22, 32)), panel) +
    area(windows.map((x) => disc(x + 14, -45, 8)).join(''), inks.gold[200]) +
    line(windows.map((x) => disc(x + 14, -45, 8)).join(''), hull, 2) +
    area(straight(box(96, -82, 9, 16)) + straight(box(94, -84, 13, 4)), hull) +
    line('M150-30c8-4 14-14 18-24l12-2', hull, 3.4) +
    line('M-170-16c60 4 240 4 338-2', panel, 2.4) +
    area('M-182-26c12-1 24-2 34-2l10 10c-14 0-28-2-40-4z', panel)
  )
}

/** A rowing boat seen from the side with its oars shipped: 170 long, its water line at the origin. */
export function rowingBoat(hull: string, strake: string, inside: string): string {
  return (
    area('M-84-24c20 8 146 8 168-2l-6 8c-40 8-120 8-158 2z', inside) +
    area('M-86-26c18 12 150 12 172-2-4 20-14 30-28 34h-112c-18-6-28-18-32-32z', hull) +
    line('M-84-20c28 12 138 12 166-2', strake, 4) +
    area(gouge(-10, 0, 2, 120, 1.6) + gouge(12, -6, 2, 110, 1.4), strake) +
    line('M-30-22l-62 26M22-22l58 30', inks.earth[300], 4) +
    area('M-92 4l-18 9 4 3 20-8zM80 8l20 10 2-4-18-11z', inks.earth[300])
  )
}

/** A punt, long and flat: 220 long, its water line at the origin. */
export function punt(hull: string, strake: string): string {
  return (
    area('M-112-18l14 2h196l16-4-12 22c-2 4-4 4-8 4h-182c-6 0-8-2-10-6z', hull) +
    area('M-96-15h190l-6 5h-178z', strake) +
    area('M-40-12l6-14h30l8 14zM30-12l4-12h26l6 12z', inks.gold[500]) +
    area(gouge(0, -2, 0, 170, 1.6), strake)
  )
}
