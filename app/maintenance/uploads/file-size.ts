const units = ['bytes', 'kB', 'MB'] as const

/** A size for people, such as '212 kB' or '4.6 MB'. */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit === 2 && size < 99.95 ? 1 : 0
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit]}`
}

/** The width and height of a picture, such as '1600 × 1067 pixels'. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`
}
