import { area, line, points, short, straight, trace, triples } from './path.ts'

/** An opening: its middle, its foot, its width and its height. */
export type Opening = readonly [x: number, foot: number, width: number, height: number]

/** Openings from a flat list of these four numbers. */
export function openings(numbers: readonly number[]): Opening[] {
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [x = 0, foot = 0, width = 0, height = 0] = numbers.slice(index * 4, index * 4 + 4)
    return [x, foot, width, height]
  })
}

/** The same openings above each of these places: `numbers` has the foot, the width and the height of each in turn. */
export function openingsAt(xs: readonly number[], numbers: readonly number[]): Opening[] {
  return xs.flatMap((x) => triples(numbers).map((opening): Opening => [x, ...opening]))
}

/** Pointed openings in one ink. */
export function pointed(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(([x, foot, width, height]) => {
        const half = width / 2
        const spring = foot - height + width * 0.95
        return trace(
          [x - half, foot],
          [
            [x - half, spring],
            [x - half, spring - width * 0.55, x, foot - height],
            [x + half, spring - width * 0.55, x + half, spring],
            [x + half, foot],
          ],
        )
      })
      .join(''),
    ink,
  )
}

/** Round-headed openings in one ink. */
export function rounded(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(([x, foot, width, height]) => {
        const half = width / 2
        const spring = foot - height + half
        return `${straight(
          [
            [x + half, foot],
            [x - half, foot],
            [x - half, spring],
          ],
          false,
        )}a${short(half)} ${short(half)} 0 0 1 ${short(width)} 0z`
      })
      .join(''),
    ink,
  )
}

/** Square-headed openings in one ink. */
export function squared(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(
        ([x, foot, width, height]) =>
          `M${short(x - width / 2)} ${short(foot - height)}h${short(width)}v${short(height)}h${short(-width)}z`,
      )
      .join(''),
    ink,
  )
}

/** Upright bars through openings, `lights` panes in each, and one level bar when `transom` is set. */
export function bars(openings: readonly Opening[], ink: string, width: number, lights = 2, transom = false): string {
  let data = ''
  for (const [x, foot, wide, high] of openings) {
    for (let bar = 1; bar < lights; bar++) {
      const px = x - wide / 2 + (wide * bar) / lights
      data += straight(points([0, 0, 0, -0.86], [px, foot], [1, high]), false)
    }
    if (transom) data += straight(points([-0.5, -0.45, 0.5, -0.45], [x, foot], [wide, high]), false)
  }
  return line(data, ink, width)
}
