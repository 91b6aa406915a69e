/** Hostile text in the stored fields: whatever stands in the database, no page, feed, calendar or data of the site acts on it. */
import ICAL from 'ical.js'
import { htmlAttacks, refusedHrefs } from '../../server/testing/hostile-html.ts'
import type { AttackedSite } from './attacked-site.ts'
import { actingParts } from './read-html.ts'
import { Tally } from './tally.ts'
import { textAttacks } from './texts.ts'

const feeds = ['/quarry/events.ics', '/quarry/updates.xml', '/quarry/sitemap.xml']
const calendarAttacks = [
  'x\r\nEND:VEVENT\r\nBEGIN:VALARM',
  'x\nATTENDEE:mailto:eve@evil.example',
  'a;b,c\\n:"d',
  'é'.repeat(90),
  '\u2028URL:x',
]

/** One row for each table whose every free field is this text; `index` makes its key. */
function hostileRows(text: string, index: number): Record<string, object> {
  const slug = `hostile-${index}`
  const short = text.slice(0, 55)
  const section = { type: 'section', heading: text, content: text }
  return {
    events: { title: text, date: '2099-05-01', time: '10:00', location: text, description: text },
    impact_cards: {
      ...{ card_id: slug, title: text, short_description: text, more_content: text, icon_name: short, delay: index },
      ...{ affected_villages: [text.slice(0, 100), 'Barford'], card_style: { className: text }, page_title: text },
      ...{ page_description: text, page_sections: [section, { ...section, type: 'highlight' }] },
    },
    village_data: {
      ...{ village_key: slug, name: text.slice(0, 100), summary: text, header_image: null },
      ...{ header_image_attribution: { details: text }, preamble: { intro: text, description: text } },
      impact_cards: [
        { icon: short, title: text, topic: 'health', content: { intro: text, bulletPoints: [text, text] } },
      ],
    },
    evidence_categories: { id: slug, name: text.slice(0, 100) },
    evidence_documents: {
      title: text,
      description: text,
      detail_text: text,
      category_id: slug,
      type: short,
      date: short,
      summary: text,
      ...{ pdf_url: null, external_url: null, what_changed: text.slice(0, 2000) },
    },
    cases: {
      ...{ name: text.slice(0, 150), authority: text.slice(0, 150), decided: short, what_decided: text, meaning: text },
      ...{ outcome: 'refused', decided_by: 'council', source: text.slice(0, 300), how_checked: text.slice(0, 500) },
      address: 'https://example.org/',
    },
    updates: { subject: inOneLine(text).replace(turning, '').slice(0, 150), body: text },
    claims: {
      ...{ id: slug, statement: text.slice(0, 500), phrases: inOneLine(text), document: text.slice(0, 300) },
      ...{ page: text.slice(0, 100), how_checked: text.slice(0, 300), document_id: '', address: '', checked_on: '' },
      ...{ said_by: 'campaign', state: 'to-check' },
    },
  }
}

/** Hostile texts in the rows that are always there: each row has another one. */
async function storeInFixedRows(
  { maintain, rows }: AttackedSite,
  texts: readonly string[],
  tally: Tally,
): Promise<void> {
  let index = 0
  for (const [table, fieldsOf] of Object.entries(hostileFixedFields)) {
    for (const { id, updated_at } of rows(`select * from ${table}`)) {
      const text = texts[index % texts.length] ?? ''
      index += 1
      const headers = { 'If-Match': `"${updated_at}"` }
      const body = JSON.stringify(fieldsOf(text))
      const { status } = await maintain(`/quarry/api/${table}/${id}`, { method: 'PATCH', headers, body })
      tally.count({ table, text }, status === 200 ? undefined : `it was answered with ${status}`)
    }
  }
}

const hostileFixedFields: Record<string, (text: string) => object> = {
  campaign_details: (text) => ({
    ...{ name: text.slice(0, 100), organisation: text.slice(0, 150), council_address: text.slice(0, 500) },
    social_links: [{ name: text.slice(0, 40), url: 'https://example.org/' }],
  }),
  process_stages: (text) => ({ title: text.slice(0, 100), description: text.slice(0, 2000) }),
  key_facts: (text) => ({
    ...{ title: text.slice(0, 100), figure: text.slice(0, 60), content: text.slice(0, 1000) },
    source: text.slice(0, 200),
  }),
  notices: (text) => ({ text: text.slice(0, 300) }),
  page_texts: (text) => ({ text }),
  objection_grounds: (text) => ({
    ...{ name: text.slice(0, 80), why: text.slice(0, 400), ask: text.slice(0, 400), prompt: text.slice(0, 400) },
    framings: [text.slice(0, 700)],
  }),
  participation: (text) => ({
    corrections: { barford: { set_to: 7, counted: 0, on: '2026-01-01', reason: text.slice(0, 300) } },
  }),
}

/** The fields that hold an address, and how it is written there by this site. */
const addressFields: [table: string, key: string, field: string][] = [
  ['evidence_documents', 'id', 'pdf_url'],
  ['evidence_documents', 'id', 'external_url'],
  ['village_data', 'village_key', 'header_image'],
]

/** Addresses in the fields that hold one: refused, or harmless where they are shown. */
async function storeAddresses({ maintain, rows, write }: AttackedSite, tally: Tally): Promise<void> {
  for (const [table, key, field] of addressFields) {
    for (const href of refusedHrefs.filter((address) => address !== '')) {
      const [row = {}] = rows(`select * from ${table} order by random()`)
      const target = `/quarry/api/${table}/${encodeURIComponent(String(row[key]))}`
      const headers = { 'If-Match': `"${row.updated_at}"` }
      const { status } = await maintain(target, { method: 'PATCH', headers, body: JSON.stringify({ [field]: href }) })
      tally.count({ field, href }, status === 400 ? undefined : `it was answered with ${status}`)
      // As somebody with a database tool would.
      write(`update ${table} set ${field} = ? where ${key} = ?`, href, String(row[key]))
    }
  }
}

/** Everything that visitors can open: the pages of the site map, the forms and searches, and what other programs read. */
async function visitEverything({ visit, origin }: AttackedSite) {
  const map = await visit('/quarry/sitemap.xml')
  const paths = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => URL.parse(address)?.pathname ?? '',
  )
  const parts = new Map<string, string[]>()
  for (const path of [
    ...paths,
    '/quarry/page-not-found',
    '/quarry/evidence-library?q=a',
    '/quarry/evidence-library?category=hostile-1',
  ]) {
    const { status, body } = await visit(path)
    parts.set(path, [...actingParts(body, origin), ...(status >= 500 ? [`${status}`] : [])])
  }
  const programs = await Promise.all(feeds.map(async (path) => [path, (await visit(path)).body] as const))
  return { parts, programs: new Map(programs) }
}

/** Stores hostile text wherever the maintenance side takes text, and opens all pages. `isShort` takes some of the texts. */
export async function attackWithRows(site: AttackedSite, isShort: boolean): Promise<Tally[]> {
  const stored = new Tally('hostile texts and addresses in stored fields')
  // Example events are kept from visitors, and a calendar without any event has other lines.
  const honestEvent = { title: 'Walk', date: '2099-04-01', time: '10:00', location: 'Green', description: 'A walk.' }
  await site.maintain('/quarry/api/events', { method: 'POST', body: JSON.stringify(honestEvent) })
  site.write("update notices set text = 'A notice'")
  const shown = new Tally('pages, feeds, calendars and data that show them')
  const before = await visitEverything(site)
  const honest = new Set([...before.parts.values()].flat())
  const all = [...textAttacks, ...calendarAttacks, ...htmlAttacks]
  const texts = isShort ? all.filter((_, index) => index % 8 === 0) : all
  for (const [index, text] of texts.entries()) {
    for (const [table, row] of Object.entries(hostileRows(text, index))) {
      const { status, body } = await site.maintain(`/quarry/api/${table}`, {
        method: 'POST',
        body: JSON.stringify(row),
      })
      stored.count({ table, text }, status === 201 ? undefined : `it was answered with ${status}: ${body}`)
    }
  }
  await storeInFixedRows(site, texts, stored)
  await storeAddresses(site, stored)
  const after = await visitEverything(site)
  const isMore = after.parts.size >= before.parts.size + texts.length
  shown.count('the site map', isMore ? undefined : 'it does not name the new pages')
  for (const [path, parts] of after.parts) shown.count(path, ...parts.filter((part) => !honest.has(part)))
  for (const [path, text] of after.programs) {
    shown.count(path, ...problemsOfFeed(path, text, before.programs.get(path) ?? '', texts.length))
  }
  return [stored, shown]
}

/** The names of all elements or lines of a feed are those that it has without hostile texts. */
function problemsOfFeed(path: string, text: string, honest: string, events: number): string[] {
  if (!path.endsWith('.ics')) return newNames(/<[/?!]?([\w:-]*)/g, text, honest)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const added = calendar.getAllSubcomponents('vevent').length - honest.split('BEGIN:VEVENT').length + 1
  const problems = newNames(/^([A-Z-]+)(?=[;:])/gm, text, honest)
  return added === events ? problems : [...problems, `${added} events instead of ${events} came in`]
}

function newNames(names: RegExp, text: string, honest: string): string[] {
  const known = new Set([...honest.matchAll(names)].map(([, name]) => name))
  return [...text.matchAll(names)].flatMap(([, name]) => (known.has(name) ? [] : [`${name} is new`]))
}

/** What the subject of an update may not hold. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** A phrase has a word in it, or is refused. */
function inOneLine(text: string): string {
  return `hostile ${text.replace(/\s+/g, ' ')}`.slice(0, 2000)
}
