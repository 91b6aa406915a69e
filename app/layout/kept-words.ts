/** A copy that is shown in place of the page itself. */
export interface KeptCopy {
  at: Date
  because: 'offline' | 'slow'
}

const beginnings = { offline: 'You are offline.', slow: 'The connection is slow.' }

/** Says that the page is a copy, and from when, in the visitor's own time. */
export function keptWords({ at, because }: KeptCopy, timeZone?: string): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(at)
  const time = words({ hour: '2-digit', minute: '2-digit' })
  const day = `${words({ weekday: 'long' })} ${words({ day: 'numeric', month: 'long' })}`
  return `${beginnings[because]} This copy is from ${time} on ${day}.`
}
