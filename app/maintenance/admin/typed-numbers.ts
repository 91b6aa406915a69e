/** NaN for what is no number, which is refused. */
export function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** The same record with another value under each of its keys. */
export function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, made: (value: A) => B) {
  const entries = Object.entries<A>(record).map(([key, value]) => [key, made(value)])
  return Object.fromEntries(entries) as Record<K, B>
}
