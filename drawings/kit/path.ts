import type { Chance } from './chance.ts'

/** A place in the picture: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/**
 * Points from a flat list of x and y in turn, as long outlines are written. They are counted from `origin`, in units that
 * are as long as `size` says across and down.
 */
export function points(
  numbers: readonly number[],
  [x, y]: Point = [0, 0],
  [across, down]: readonly [number, number] = [1, 1],
): Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [x + (numbers[index * 2] ?? 0) * across, y + (numbers[index * 2 + 1] ?? 0) * down],
  )
}

/** A line on the ground as it is written: its points, or their x and y in turn. */
export type Line = readonly Point[] | readonly number[]

/** The points of a line, however it is written. */
export function pointsOf(line: Line): readonly Point[] {
  const isFlat = (list: Line): list is readonly number[] => typeof list[0] === 'number'
  return isFlat(line) ? points(line) : line
}

/** Three numbers for each thing, from a flat list. */
export function triples(numbers: readonly number[]): (readonly [number, number, number])[] {
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [a = 0, b = 0, c = 0] = numbers.slice(index * 3, index * 3 + 3)
    return [a, b, c]
  })
}

/** One step of an outline, x and y in turn: one point is a line, two a curve with one handle, three a curve with two. */
export type Step = readonly number[]

const letters = ['l', 'q', 'c'] as const

/** A coordinate as fine as the eye needs: tenths for small steps, whole units for long ones. */
function fine(value: number): number {
  return Math.abs(value) < 3 ? Math.round(value * 10) / 10 : Math.round(value)
}

/** A number as short as SVG allows. */
export function short(value: number): string {
  const rounded = fine(value)
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Numbers in a row, with a space only where SVG needs one. */
function join(values: readonly number[]): string {
  return values.map(short).reduce((text, next) => (next.startsWith('-') ? text + next : `${text} ${next}`))
}

/** Path data from a start through steps, in short relative numbers whose rounding does not add up. */
export function trace(start: Point, steps: readonly Step[], closed = true): string {
  let [x, y] = [fine(start[0]), fine(start[1])]
  let data = `M${join([x, y])}`
  let last = ''
  for (const step of steps) {
    const letter = letters[step.length / 2 - 1] ?? 'l'
    const numbers = step.map((value, index) => value - (index % 2 ? y : x))
    const text = join(numbers)
    data += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = letter
    x += fine(numbers.at(-2) ?? 0)
    y += fine(numbers.at(-1) ?? 0)
  }
  return closed ? `${data}z` : data
}

/** Straight lines through the points. */
export function straight(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points
  return first ? trace(first, rest, closed) : ''
}

/** A straight line between two points. */
export function segment(from: Point, to: Point): string {
  return straight([from, to], false)
}

/** The same closed outline on each of these feet, written in units of its width and height (see `points`). */
export function onFeet(outline: readonly number[], feet: readonly Point[], size: Point): string {
  return feet.map((foot) => straight(points(outline, foot, size))).join('')
}

/** A soft line through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const first = points[0]
  if (!first) return ''
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? first
  const steps: Step[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    steps.push([...out, ...back, ...to])
  }
  return trace(first, steps, closed)
}

/** The points of an outline with the small slips of a hand-held cutter: long edges get a few bends. */
export function handCut(points: readonly Point[], chance: Chance, slip = 1.2, stride = 90): Point[] {
  return points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const pieces = Math.max(1, Math.round(length / stride))
    return Array.from({ length: pieces }, (_, piece): Point => {
      const along = piece === 0 ? 0 : (piece + chance.around(0, 0.25)) / pieces
      const off = chance.around(0, slip)
      return [from[0] + dx * along - (dy / (length || 1)) * off, from[1] + dy * along + (dx / (length || 1)) * off]
    })
  })
}

/** How many numbers a relative path command takes, and so where its end point stands among them. */
const argumentCounts: Record<string, number> = { l: 2, q: 4, c: 6, a: 7 }

/** The same outlines with each start given from the end of the one before: about a quarter shorter. */
function chained(data: string): string {
  if (/[^-\d .Mlqcaz]/.test(data)) return data
  let [x, y] = [0, 0]
  return data.replace(/M[^M]+/g, (outline, offset: number) => {
    const [, numbers = '', rest = ''] = /^M([^a-z]+)(.*)$/.exec(outline) ?? []
    const [startX = 0, startY = 0] = parse(numbers)
    const start = offset === 0 ? `M${join([startX, startY])}` : `m${exact(startX - x, startY - y)}`
    ;[x, y] = [startX, startY]
    for (const [, letter = '', values = ''] of rest.matchAll(/([lqca])([^a-z]*)/g)) {
      const count = argumentCounts[letter] ?? 2
      parse(values).forEach((value, index) => {
        if (index % count === count - 2) x += value
        if (index % count === count - 1) y += value
      })
    }
    if (rest.endsWith('z')) [x, y] = [startX, startY]
    return start + rest
  })
}

function parse(numbers: string): number[] {
  return (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

/** Two numbers to a tenth, however long: a chain must not drift. */
function exact(dx: number, dy: number): string {
  const [x, y] = [dx, dy].map((value) => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.'))
  return y?.startsWith('-') ? `${x}${y}` : `${x} ${y}`
}

/** A flat area of one ink. */
export function area(data: string, ink: string): string {
  return data ? `<path fill="${ink}" d="${chained(data)}"/>` : ''
}

/** A printed line of one ink; `dash` breaks it into carved strokes. */
export function line(data: string, ink: string, width: number, dash = ''): string {
  const broken = dash && ` stroke-dasharray="${dash}"`
  return data ? `<path fill="none" stroke="${ink}" stroke-width="${short(width)}"${broken} d="${data}"/>` : ''
}

/** A flat area with straight, hand-cut edges. */
export function block(points: readonly Point[], ink: string, chance: Chance, slip = 1): string {
  return area(straight(handCut(points, chance, slip)), ink)
}

/** The corners of an upright rectangle, from its top left. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Path data of a small round dot. */
export function disc(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${join([x - radius, y])}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0${short(-radius * 2)} 0`
}

/** Whether a point lies inside an outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The point a share (0 to 1) of the way from one point to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
