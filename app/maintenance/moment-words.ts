import { londonDay } from '../../domain/london-day.ts'

const timeZone = 'Europe/London'
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const yearFormat = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const day = 24 * 60 * 60_000

/**
 * A stored time as people say it, by the clocks in London: 'today at 14:05', 'yesterday at 09:12', 'on Friday
 * 13 November at 18:30', 'on 2 May 2025 at 07:00'. A text that is no time stays as it is.
 */
export function momentWords(iso: string, now: number): string {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return iso
  return `${dayWords(moment, now)} at ${timeFormat.format(moment)}`
}

function dayWords(moment: number, now: number): string {
  const date = londonDay(moment)
  // Noon is never more than an hour off, whatever the clocks do.
  const noon = Date.parse(`${londonDay(now)}T12:00:00Z`)
  if (date === londonDay(noon)) return 'today'
  if (date === londonDay(noon - day)) return 'yesterday'
  if (date === londonDay(noon + day)) return 'tomorrow'
  const isNear = Math.abs(moment - now) < 180 * day
  return `on ${(isNear ? dayFormat : yearFormat).format(moment).replace(',', '')}`
}

/** The words at the start of a line: 'Today at 14:05', 'Friday 13 November at 18:30'. */
export function momentHeading(iso: string, now: number): string {
  const words = momentWords(iso, now).replace(/^on /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ownTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** A moment's time of day by the maintainer's clock, such as '14:05'; in milliseconds since 1970. */
export function formatTime(moment: number): string {
  return ownTime.format(moment)
}
