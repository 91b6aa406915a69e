import type { Chance } from './chance.ts'
import { line, type Point, segment } from './path.ts'

/** A tree without leaves: foot at x, y; its crown reaches about `size` up and half as far to each side. */
export function bareTree(chance: Chance, x: number, foot: number, size: number, ink: string): string {
  const layers = ['', '', '', '']
  const grow = ([px, py]: Point, turn: number, long: number, layer: number) => {
    const to: Point = [px + Math.cos(turn) * long, py + Math.sin(turn) * long]
    layers[layer] += segment([px, py], to)
    if (layer === layers.length - 1) return
    const spread = layer === 0 ? [-0.66, -0.2, 0.26, 0.7] : [-0.5, 0.06, 0.52]
    for (const lean of spread)
      grow(to, turn + lean + chance.around(0, 0.14), long * chance.between(0.62, 0.82), layer + 1)
  }
  grow([x, foot], -Math.PI / 2 + chance.around(0, 0.05), size * 0.36, 0)
  const thick = [0.055, 0.032, 0.018, 0.009]
  return layers.map((data, layer) => line(data, ink, Math.max(1, size * (thick[layer] ?? 0)))).join('')
}
