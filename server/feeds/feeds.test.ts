import ICAL from 'ical.js'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { consultationDays } from '../../content/consultation.ts'
import type { Event } from '../../domain/event.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()
let meeting: Event
beforeAll(async () => {
  meeting = (await site.content.list('events'))[0] as Event
})

const get = (path: string, headers: Record<string, string> = {}) => site.visit(path, headers)
const summaries = (body: string) =>
  new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((entry) => entry.getFirstPropertyValue('summary'))
const example = { date: '2026-05-01', time: '10:00', location: 'Ford', description: 'Come.' }

describe('the calendar of all events', () => {
  test('is a calendar file with the public address of the site, on both listeners', async () => {
    const reply = await get('/quarry/events.ics')
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    expect(summaries(reply.body)).toEqual(['Public meeting'])
    expect(reply.body).toContain('URL;VALUE=URI:https://example.org/quarry/events#event-')
    expect((await site.maintain('/quarry/events.ics')).body).toBe(reply.body)
  })
  test('is confirmed by 304 until an event changes', async () => {
    const { headers } = await get('/quarry/events.ics')
    const seen = { 'If-None-Match': String(headers.etag) }
    expect((await get('/quarry/events.ics', seen)).status).toBe(304)
    const walk = await site.content.insert('events', { ...example, title: 'Walk' })
    expect(summaries((await get('/quarry/events.ics', seen)).body)).toEqual(['Public meeting', 'Walk'])
    await site.content.delete('events', walk.id)
    expect(summaries((await get('/quarry/events.ics')).body)).toEqual(['Public meeting'])
  })
})

describe('the calendar file of one event', () => {
  test('holds that event alone', async () => {
    await site.content.insert('events', { ...example, title: 'Fair', id: 'spring fair/2' })
    expect(summaries((await get(`/quarry/events/${meeting.id}.ics`)).body)).toEqual(['Public meeting'])
    expect(summaries((await get('/quarry/events/spring%20fair%2F2.ics')).body)).toEqual(['Fair'])
  })
  test('is not there for an event without a day, and not for one that does not exist', async () => {
    await site.content.insert('events', { ...example, title: 'Dance', id: 'dance', date: 'Spring 2027' })
    const paths = ['dance', 'nothing', '%00', '%zz', '%20'.repeat(99), '..%2f..%2fevents'].map(
      (id) => `/quarry/events/${id}.ics`,
    )
    for (const path of [...paths, '/quarry/events/.ics', '/quarry/events/a/b.ics']) {
      const { status, headers } = await get(path)
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 404,
        type: 'text/html; charset=utf-8',
      })
    }
  })
})

test('the stage and its dates stay in the feed, however much is new at one moment, and each entry has its own id and time', async () => {
  const consultation = await site.content.find('process_stages', 'public-consultation')
  const dates = { starts_on: '2097-01-04', ends_on: '2097-01-31' }
  await site.content.update('process_stages', 'public-consultation', dates, consultation?.updated_at ?? '')
  for (let index = 0; index < 55; index++) {
    await site.content.insert('events', { ...example, title: `Walk ${index}` })
  }
  await site.execute("update events set updated_at = '2026-11-27T03:04:05.678Z'")
  const { body } = await get('/quarry/updates.xml')
  for (const held of ['The last day to object is', 'Current stage: Validation']) {
    expect(body).toContain(held)
  }
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const entries = [...document.querySelectorAll('entry')]
  const said = (name: string) => entries.map((entry) => entry.getElementsByTagName(name)[0]?.textContent ?? '')
  expect(entries).toHaveLength(50)
  // The rules of RFC 4287 and what programs tell entries apart by.
  for (const name of ['id', 'updated']) expect(new Set(said(name)).size, name).toBe(50)
  expect(said('updated')).toEqual(said('updated').toSorted().toReversed())
  expect(document.querySelector('feed > updated')?.textContent).toBe(said('updated')[0])
  expect(document.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
    'https://example.org/quarry/updates.xml',
  )
  for (const entry of entries) {
    expect(entry.querySelector('link')?.getAttribute('href')).toMatch(/^https:\/\/example\.org\/quarry\//)
    for (const name of ['title', 'summary']) expect(entry.querySelector(name)?.textContent).not.toBe('')
  }
  expect(summaries((await get('/quarry/events/consultation-closes.ics')).body)).toEqual([consultationDays.closes])
})

describe('the QR code of a village', () => {
  test('is there for each village that has a page', async () => {
    for (const slug of ['barford', 'wellesbourne']) {
      const { status, headers, body } = await get(`/quarry/villages/${slug}/qr.svg`)
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/svg+xml' })
      expect(body).toMatch(/^<svg /)
    }
    const codes = await Promise.all(['barford', 'loxley'].map((slug) => get(`/quarry/villages/${slug}/qr.svg`)))
    expect(codes[0]?.body).not.toBe(codes[1]?.body)
  })
  test.each(['nowhere', 'quarry-site', 'Barford', 'a/b'])('is not there for %s', async (slug) => {
    expect((await get(`/quarry/villages/${slug}/qr.svg`)).status).toBe(404)
  })
})
