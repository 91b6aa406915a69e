/** A repeatable source of small accidents: the same seed always gives the same picture. */
export interface Chance {
  /** A number from low up to high. */
  between(low: number, high: number): number
  /** A number within `spread` of `middle`. */
  around(middle: number, spread: number): number
  /** True in `share` (0 to 1) of the cases. */
  often(share: number): boolean
}

/** The chance that belongs to a seed, so that pictures do not change between two builds. */
export function createChance(seed: string): Chance {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + spread * (next() * 2 - 1),
    often: (share) => next() < share,
  }
}
