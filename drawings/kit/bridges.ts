import type { Chance } from './chance.ts'
import { joints } from './masonry.ts'
import { area, block, line, type Point, short, straight } from './path.ts'

/** An arch of a bridge: its middle and its width; the water line is the bridge's foot. */
export interface Arch {
  x: number
  width: number
  rise: number
}

/** The inks of a bridge: its face, the dark under its arches, the ring stones and joints. */
export interface BridgeInks {
  face: string
  under: string
  mark: string
  parapet: string
}

/** Path data of a bridge's arches, open at the foot; `pointedBy` lifts the crown to a point. */
function arches(list: readonly Arch[], foot: number, grow = 0): string {
  return list
    .map(({ x, width, rise }) => {
      const half = width / 2 + grow
      const up = rise + grow
      return `M${short(x - half)} ${short(foot)}A${short(half)} ${short(up)} 0 0 1 ${short(x + half)} ${short(foot)}z`
    })
    .join('')
}

/** A stone bridge over water: the road line over it from left to right, its arches and the piers' cutwaters. */
export function stoneBridge(
  chance: Chance,
  {
    road,
    foot,
    list,
    cutwaters = [],
    parapet = 16,
  }: {
    road: readonly Point[]
    foot: number
    list: readonly Arch[]
    cutwaters?: readonly (readonly [x: number, width: number, high: number])[]
    parapet?: number
  },
  inks: BridgeInks,
): string {
  const left = road[0] ?? [0, 0]
  const right = road.at(-1) ?? [0, 0]
  const face: Point[] = [...road, [right[0], foot], [left[0], foot]]
  const rail = road.map(([x, y]): Point => [x, y - parapet])
  const wedge = cutwaters
    .map(([x, width, high]) =>
      straight([
        [x - width / 2, foot + 5],
        [x - width / 2, foot - high],
        [x, foot - high * 1.14],
        [x, foot + 9],
      ]),
    )
    .join('')
  const wedgeShade = cutwaters
    .map(([x, width, high]) =>
      straight([
        [x, foot + 9],
        [x, foot - high * 1.14],
        [x + width / 2, foot - high],
        [x + width / 2, foot + 5],
      ]),
    )
    .join('')
  return (
    block([...rail, ...road.toReversed().map(([x, y]): Point => [x, y + 3])], inks.parapet, chance, 0.6) +
    block(face, inks.face, chance, 0.6) +
    joints(chance, face, inks.mark, 17, 0.34) +
    area(arches(list, foot, 9), inks.parapet) +
    area(arches(list, foot), inks.under) +
    line(straight(road, false), inks.mark, 2.4) +
    area(wedge, inks.parapet) +
    area(wedgeShade, inks.mark)
  )
}
