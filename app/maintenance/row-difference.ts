/** One field in which two versions of a row differ; its path is as in 'preamble.intro' or 'impact_cards.0.title'. */
export interface FieldDifference {
  field: string
  /** Undefined where that version has no such field. */
  before: unknown
  after: unknown
}

/**
 * The fields in which two versions of a row differ beside the time of the change, down to single texts and numbers, and to
 * the places of a list.
 */
export function rowDifferences(before: object | null, after: object | null): FieldDifference[] {
  return compare([], before ?? {}, after ?? {}).filter(({ field }) => field !== 'updated_at')
}

function compare(path: string[], before: unknown, after: unknown): FieldDifference[] {
  if (isSame(before, after)) return []
  const areLists = Array.isArray(before) && Array.isArray(after)
  if (!areLists && !(isRecord(before) && isRecord(after))) return [{ field: path.join('.'), before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => compare([...path, name], Reflect.get(before, name), Reflect.get(after, name)))
}

/** Whether a JSON value has fields. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two JSON values are the same; the order of an object's fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const [names, otherNames] = [a, b].map((value) =>
    Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined),
  )
  return (
    names?.length === otherNames?.length &&
    (names?.every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name))) ?? false)
  )
}

/** The fields of a row that another version has in another form, as they are there. */
export function changedFields<V extends object>(before: object, after: V): Partial<V> {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, Reflect.get(before, name)))
  return Object.fromEntries(changed) as Partial<V>
}
