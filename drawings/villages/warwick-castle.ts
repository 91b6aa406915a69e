import { inks } from '../inks.ts'
import type { Chance } from '../kit/chance.ts'
import { battlements } from '../kit/crowns.ts'
import { drum, joints, shading, type WallInks } from '../kit/masonry.ts'
import { type Opening, openings, openingsAt, pointed, rounded, squared } from '../kit/openings.ts'
import { walls } from '../kit/paints.ts'
import { area, block, box, line, points, straight } from '../kit/path.ts'

const { earth, gold } = inks
/** The sandstone of the castle in the evening light. */
export const stone: WallInks = { ...walls.goldenStone, mark: earth[600] }
const middle = earth[300]

/** The corbels under a tower's overhanging crown: a row of small dark gaps. */
function corbels(x: number, right: number, y: number, count: number): string {
  const step = (right - x) / count
  return squared(
    Array.from({ length: count }, (_, index): Opening => [x + step * (index + 0.5), y, step * 0.42, 9]),
    earth[800],
  )
}

/** Caesar's Tower: a great rounded tower with a double crown. */
export function caesarsTower(chance: Chance): string {
  return (
    drum(chance, { x: 0, foot: 0, half: 36, height: 372 }, stone, middle) +
    battlements(-38, 38, -372, 5, 14, stone.lit) +
    drum(chance, { x: 0, foot: 20, half: 54, height: 320, spread: 16 }, stone, middle) +
    block(box(-63, -322, 60, 24), stone.lit, chance, 0.6) +
    block(box(-6, -322, 70, 24), stone.shade, chance, 0.6) +
    battlements(-63, 0, -322, 4, 15, stone.lit) +
    battlements(10, 64, -322, 3, 15, stone.shade) +
    corbels(-60, 60, -290, 12) +
    pointed(
      openings([-20, -214, 9, 30, -20, -130, 9, 30, -20, -50, 9, 26, 22, -170, 8, 28, 22, -90, 8, 28, -4, -346, 8, 16]),
      stone.glass,
    )
  )
}

/** Guy's Tower: many-sided, slimmer, with one heavy crown. */
export function guysTower(chance: Chance): string {
  return (
    drum(chance, { x: 0, foot: 0, half: 42, height: 300 }, stone, middle) +
    block(box(-49, -306, 46, 22), stone.lit, chance, 0.6) +
    block(box(-4, -306, 54, 22), stone.shade, chance, 0.6) +
    battlements(-49, -2, -306, 3, 14, stone.lit) +
    battlements(6, 50, -306, 3, 14, stone.shade) +
    corbels(-46, 47, -276, 9) +
    pointed(openings([-16, -206, 8, 26, -16, -130, 8, 26, 18, -170, 8, 24]), stone.glass)
  )
}

/** The long range of great rooms that rises straight from the rock. */
export function riverFront(chance: Chance): string {
  const wall = points([0, 30, 0, -170, 360, -170, 360, 30])
  const great = openingsAt([70, 114, 158, 202, 246], [-74, 22, 66])
  const low = openingsAt([70, 114, 158, 202, 246, 298, 334], [-22, 11, 22])
  return (
    squared(openings([120, -168, 14, 44, 214, -168, 14, 44, 286, -168, 14, 38]), stone.shade) +
    area(straight(points([40, -166, 66, -204, 262, -204, 286, -166])), stone.roof) +
    block(wall, stone.lit, chance, 0.8) +
    joints(chance, wall, stone.shade, 11, 0.26) +
    block(points([268, 30, 268, -150, 362, -150, 362, 30]), middle, chance, 0.8) +
    battlements(0, 268, -169, 14, 12, stone.lit) +
    battlements(268, 362, -149, 6, 12, middle) +
    rounded(great, stone.glass) +
    line(great.map(([x]) => `M${x} -74v-64M${x - 11} -106h22`).join(''), gold[300], 2) +
    pointed(openings([296, -64, 18, 50, 334, -64, 18, 50]), stone.glass) +
    squared(low, stone.glass) +
    area(
      [48, 92, 136, 180, 224].map((x) => straight(points([-4, 30, -3, -118, 3, -118, 6, 30], [x, 0]))).join(''),
      middle,
    ) +
    drum(chance, { x: 8, foot: 34, half: 30, height: 236 }, stone, middle) +
    battlements(-24, 40, -201, 4, 13, stone.lit) +
    pointed(openings([0, -120, 9, 30, 0, -50, 9, 26]), stone.glass)
  )
}

/** The wall between the towers with the gatehouse in it. */
export function gatehouse(chance: Chance): string {
  return (
    block(box(-90, -110, 250, 130), middle, chance, 0.8) +
    shading(chance, box(-90, -110, 250, 110), stone.shade, 11) +
    battlements(-90, 160, -109, 11, 11, middle) +
    block(box(0, -176, 74, 190), stone.lit, chance, 0.6) +
    joints(chance, box(0, -176, 74, 190), stone.shade, 10, 0.25) +
    battlements(-3, 77, -175, 5, 12, stone.lit) +
    block(box(50, -196, 26, 210), stone.shade, chance, 0.6) +
    battlements(48, 78, -195, 3, 11, stone.shade) +
    pointed(openings([24, -112, 9, 28, 63, -130, 7, 22]), stone.glass)
  )
}
