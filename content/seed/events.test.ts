import { describe, expect, it } from 'vitest'
import { eventSchema } from '../../domain/event.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { parseEventTime } from '../../domain/event-time.ts'
import { eventSeeds } from './events.ts'

/** The day on which the examples were written: some lie before it, some after. */
const writtenOn = '2026-11-20'

describe('the first events', () => {
  it.each(eventSeeds)('are a valid row: $id', (event) => {
    expect(eventSchema.omit({ updated_at: true }).parse(event)).toEqual(event)
  })

  it('have ids that are slugs and differ', () => {
    const ids = eventSeeds.map((event) => event.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it('are past, coming and without a fixed day', () => {
    const days = eventSeeds.map((event) => event.date).filter(isCalendarDate)
    expect(days.some((day) => day < writtenOn)).toBe(true)
    expect(days.some((day) => day > writtenOn)).toBe(true)
    expect(eventSeeds.map((event) => event.date)).toContain('Spring 2027')
  })

  it('have a start and an end in all but one, whose time is in words', () => {
    const inWords = eventSeeds.filter((event) => parseEventTime(event.time)?.end === undefined)
    expect(inWords.map((event) => event.time)).toEqual(['Any time in daylight'])
  })

  it.each(eventSeeds)('say everywhere that they are examples: $id', ({ title, location, description }) => {
    expect(title).toMatch(/^Example: /)
    expect(location).toMatch(/\(example\)$/)
    expect(description).toMatch(/^Example entry\. /)
  })
})
