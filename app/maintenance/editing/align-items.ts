import { isRecord, isSame } from '../row-difference.ts'

/** An item of a list that is told apart by its own key, which is no part of what it says. */
interface Keyed {
  key: string
}

const exact = 1_000_000
const sameName = 1000
const sameKind = 1
const never = 0

/**
 * For each item of another version of a list, the place in the base version of the item that it has become; undefined
 * for a new one. Items with keys are matched by them alone; others by what they say, then by their title or heading,
 * then by their order. The order of both lists is kept: an item that has moved counts as taken out and put in.
 */
export function alignItems(base: readonly unknown[], other: readonly unknown[]): (number | undefined)[] {
  const likeness = base.map((item) => other.map((each) => likenessOf(item, each)))
  const best = Array.from({ length: base.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const pairing = (at: number, to: number) => {
    const like = likeness[at]?.[to] ?? never
    return like === never ? never : like + (best[at + 1]?.[to + 1] ?? 0)
  }
  const without = (at: number, to: number) => Math.max(best[at + 1]?.[to] ?? 0, best[at]?.[to + 1] ?? 0)
  for (let at = base.length - 1; at >= 0; at -= 1) {
    const row = best[at]
    for (let to = other.length - 1; row && to >= 0; to -= 1) row[to] = Math.max(pairing(at, to), without(at, to))
  }

  const places: (number | undefined)[] = new Array(other.length).fill(undefined)
  let at = 0
  let to = 0
  while (at < base.length && to < other.length) {
    const paired = pairing(at, to)
    if (paired !== never && paired >= without(at, to)) {
      places[to] = at
      at += 1
      to += 1
    } else if ((best[at + 1]?.[to] ?? 0) >= (best[at]?.[to + 1] ?? 0)) at += 1
    else to += 1
  }
  return places
}

function likenessOf(a: unknown, b: unknown): number {
  const [key, otherKey] = [keyOf(a), keyOf(b)]
  if (key !== undefined || otherKey !== undefined) return key === otherKey ? exact : never
  if (isSame(a, b)) return exact
  const name = nameOf(a)
  if (name !== undefined && name === nameOf(b)) return sameName
  return typeof a === typeof b ? sameKind : never
}

function keyOf(item: unknown): string | undefined {
  return isRecord(item) ? (item as Partial<Keyed>).key : undefined
}

function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const { title, heading } = item as { title?: unknown; heading?: unknown }
  const name = title ?? heading
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** An item without its key: what it says. */
export function bare<I>(item: I): I | Omit<I & Keyed, 'key'> {
  if (keyOf(item) === undefined) return item
  const { key: _, ...rest } = item as I & Keyed
  return rest
}
