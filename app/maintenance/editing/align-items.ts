import { diffArrays } from 'diff'
import { isRecord, isSame } from '../row-difference.ts'

/** By what the items of two versions of a list are known again, the surest first. */
const likenesses: readonly ((a: unknown, b: unknown) => boolean)[] = [
  (a, b) => (areKeyed(a, b) ? keyOf(a) === keyOf(b) : isSame(a, b)),
  (a, b) => !areKeyed(a, b) && nameOf(a) !== undefined && nameOf(a) === nameOf(b),
  (a, b) => !areKeyed(a, b) && typeof a === typeof b,
]

/**
 * For each item of another version of a list, the place in the base version of the item that it has become; undefined
 * for a new one. Items with keys are matched by them alone; others by what they say, then by their title or heading,
 * then by their order. The order of both lists is kept: an item that has moved counts as taken out and put in.
 */
export function alignItems(base: readonly unknown[], other: readonly unknown[]): (number | undefined)[] {
  return align(base, other, 0, likenesses)
}

/** What one likeness leaves unmatched between two matches is aligned by the next. `start` is the place of the first base item. */
function align(
  base: readonly unknown[],
  other: readonly unknown[],
  start: number,
  [isLike, ...others]: typeof likenesses,
): (number | undefined)[] {
  if (!isLike) return other.map(() => undefined)
  const places: (number | undefined)[] = []
  let [at, to, matched] = [0, 0, 0]
  const fillGap = () => {
    places.push(...align(base.slice(matched, at), other.slice(places.length, to), start + matched, others))
    matched = at
  }
  for (const { added, removed, count } of diffArrays([...base], [...other], { comparator: isLike })) {
    if (removed) at += count
    else if (added) to += count
    else {
      fillGap()
      for (let each = 0; each < count; each += 1) places.push(start + at + each)
      at += count
      to += count
      matched = at
    }
  }
  fillGap()
  return places
}

function areKeyed(a: unknown, b: unknown): boolean {
  return keyOf(a) !== undefined || keyOf(b) !== undefined
}

function keyOf(item: unknown): unknown {
  return isRecord(item) ? Reflect.get(item, 'key') : undefined
}

function nameOf(item: unknown): unknown {
  return isRecord(item) ? Reflect.get(item, 'title') || Reflect.get(item, 'heading') || undefined : undefined
}

/** An item without the key by which it is told apart: what it says. */
export function bare(item: unknown): unknown {
  if (!isRecord(item)) return item
  const { key: _, ...rest } = item as { key?: unknown }
  return rest
}

/** An item with the key by which a form knows it, wherever it is moved. It is not stored. */
export type Keyed<I> = I & { key: string }

/** The items of a stored list with keys: those of the items that they have become in the version before. */
export function withKeys<I extends object>(items: readonly I[], known: readonly Keyed<I>[] = []): Keyed<I>[] {
  const places = alignItems(withoutKeys(known), items)
  return items.map((item, index) => ({ ...item, key: known[places[index] ?? -1]?.key ?? crypto.randomUUID() }))
}

/** The items as they are stored. */
export function withoutKeys<I extends object>(items: readonly Keyed<I>[]): I[] {
  return items.map(bare) as I[]
}
