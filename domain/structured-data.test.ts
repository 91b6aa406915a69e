import { expect, test } from 'vitest'
import type { Event } from './event.ts'
import { eventsData, organisationData } from './structured-data.ts'

const campaign = {
  name: 'The Campaign',
  contact_email: '',
  social_links: [{ name: 'Two', url: 'https://two.example/us' }],
}
const site = 'https://example.org/quarry'
const event: Event = {
  id: 'walk',
  title: 'Walk',
  date: '2027-03-07',
  time: '9:30 - 12:00',
  location: 'The ford',
  description: 'A walk.',
  updated_at: '2026-01-01T00:00:00.000Z',
}

test('the organisation tells what is set and no placeholder', () => {
  expect(organisationData(campaign, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'The Campaign',
    url: 'https://example.org/quarry/',
    logo: 'https://example.org/quarry/icon.svg',
    sameAs: ['https://two.example/us'],
  })
  expect(organisationData({ ...campaign, contact_email: 'us@example.org' }, site)).toMatchObject({
    email: 'us@example.org',
  })
})

test('an event tells its start and end as the clock of its place shows them', () => {
  expect(eventsData([event], campaign, site)).toMatchObject([
    {
      '@type': 'Event',
      name: 'Walk',
      startDate: '2027-03-07T09:30',
      endDate: '2027-03-07T12:00',
      location: { name: 'The ford' },
      url: 'https://example.org/quarry/events#event-walk',
    },
  ])
})

test('a time in words leaves the day, an end before the start is the next day’s, and a date in words leaves the event out', () => {
  const [allDay] = eventsData([{ ...event, time: 'All day' }], campaign, site)
  expect(allDay).toMatchObject({ startDate: '2027-03-07' })
  expect(allDay).not.toHaveProperty('endDate')
  const [vigil] = eventsData([{ ...event, date: '2027-12-31', time: '21:00 - 01:00' }], campaign, site)
  expect(vigil).toMatchObject({ startDate: '2027-12-31T21:00', endDate: '2028-01-01T01:00' })
  expect(
    eventsData(
      [
        { ...event, date: 'Spring 2027' },
        { ...event, date: '2027-02-30' },
      ],
      campaign,
      site,
    ),
  ).toEqual([])
})
