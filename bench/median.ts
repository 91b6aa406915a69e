/** The number in the middle; 0 where there is none. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

/** The number below which this share of them lies; 0 where there is none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
