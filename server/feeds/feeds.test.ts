import ICAL from 'ical.js'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { consultationDays } from '../../content/consultation.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()

const get = (path: string, headers: Record<string, string> = {}) => site.visit(path, headers)
const summaries = (body: string) =>
  new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((entry) => entry.getFirstPropertyValue('summary'))
const example = { date: '2026-05-01', time: '10:00', location: 'Ford', description: 'Come.' }

test('the calendar has all events, with the public address of the site, and is confirmed by 304 until one changes', async () => {
  const reply = await get('/quarry/events.ics')
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
  expect(summaries(reply.body)).toEqual(['Public meeting'])
  expect(reply.body).toContain('URL;VALUE=URI:https://example.org/quarry/events#event-')
  const seen = { 'If-None-Match': String(reply.headers.etag) }
  expect((await get('/quarry/events.ics', seen)).status).toBe(304)
  const walk = await site.content.insert('events', { ...example, title: 'Walk' })
  expect(summaries((await get('/quarry/events.ics', seen)).body)).toEqual(['Public meeting', 'Walk'])
  await site.content.delete('events', walk.id)
})

test('an event with a day has a calendar file that holds it alone', async () => {
  await site.content.insert('events', { ...example, title: 'Fair', id: 'spring fair/2' })
  await site.content.insert('events', { ...example, title: 'Dance', id: 'dance', date: 'Spring 2027' })
  expect(summaries((await get('/quarry/events/spring%20fair%2F2.ics')).body)).toEqual(['Fair'])
  for (const id of ['dance', 'nothing', '%00', '%zz', '', 'a/b'])
    expect((await get(`/quarry/events/${id}.ics`)).status, id).toBe(404)
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

test('each village that has a page has a QR code of its own', async () => {
  const codes = await Promise.all(['barford', 'loxley'].map((slug) => get(`/quarry/villages/${slug}/qr.svg`)))
  for (const { headers, body } of codes) {
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body).toMatch(/^<svg /)
  }
  expect(codes[0]?.body).not.toBe(codes[1]?.body)
  for (const slug of ['nowhere', 'quarry-site', 'Barford', 'a/b'])
    expect((await get(`/quarry/villages/${slug}/qr.svg`)).status, slug).toBe(404)
})
