import type { Point } from './path.ts'

/** A view down a straight road: where its lines meet, and where the ground lies at the picture's near edge. */
export interface View {
  vanishing: Point
  ground: number
}

/**
 * The picture's point for a place in the view: `across` and `up` in units of the near edge (`across` is the x it would
 * have there, `up` the height over the ground), `away` is 0 at the near edge and grows with distance.
 */
export function seen({ vanishing: [vx, vy], ground }: View, across: number, up: number, away: number): Point {
  const share = 1 / (1 + away)
  return [vx + (across - vx) * share, vy + (ground - up - vy) * share]
}
