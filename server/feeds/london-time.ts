const minute = 60_000
const day = 24 * 60 * minute
const offsets = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' })

/**
 * The moment at which clocks in London show so many minutes after midnight of a YYYY-MM-DD, in ms since 1970. Where the
 * clocks go back the first of the two is meant; a time that they jump over counts on from before the jump
 * (RFC 5545, 3.3.5).
 */
export function londonMoment(date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)]
  const [first, second] = [wall - before, wall - after]
  if (offsetAt(first) === before) return first
  return offsetAt(second) === after ? second : first
}

/** How far London is ahead of UTC, in ms. */
function offsetAt(moment: number): number {
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  if (sign === undefined) return 0
  const size = (Number(hours) * 60 + Number(minutes)) * minute + Number(seconds) * 1000
  return sign === '-' ? -size : size
}
