/** Writes that pages of other sites start, and names that only seem to be this machine's. */
import { contentTypes, fetchSites, hostsFor, originsFor } from '../../server/testing/arriving-headers.ts'
import { ownPage } from '../../server/testing/ask.ts'
import type { AttackedSite } from './attacked-site.ts'
import { Tally } from './tally.ts'
import { form, message } from './texts.ts'

type Headers = Record<string, string>
interface Write {
  method: string
  path: string
  takenAs: 'json' | 'form' | 'file'
  body?: string
  /** The version of the row that it names. */
  version?: string
  /** What visitors send, which the public listener takes too. */
  isOfVisitors?: true
}

const urlencoded = form['Content-Type']
const event = { title: 'Taken over', date: 'Spring', time: '10:00', location: 'Ford', description: 'A walk.' }

const letter = {
  ...{ letter: 'I object.', name: 'Eve', address: '1 Ford Lane', email: 'eve@evil.example', consent: 'yes' },
}

/** What visitors send by forms while the consultation is open. */
function visitorForms(step: 'check' | 'store'): Write[] {
  const post = (path: string, fields: Record<string, string>): Write => ({
    ...{ method: 'POST', path, takenAs: 'form', body: `${new URLSearchParams(fields)}`, isOfVisitors: true },
  })
  return [post('/quarry/took-part', { place: 'barford' }), post('/quarry/send-objection', { step, ...letter })]
}

/** Opens the consultation, in which visitors may send more, and writes an update and a reader for it. */
async function openConsultation({ maintain, write }: AttackedSite): Promise<WrittenUpdate> {
  write(`update process_stages set status = case id when 'public-consultation' then 'current' else 'upcoming' end`)
  write("update campaign_details set sends_letters = 'on', council_email = 'council@example.org'")
  write(`insert into newsletter_signups (id, address_hash, email, signed_up_at, consent_text, state, delivery_state, first_name, postcode)
    values ('reader', 'hash', 'reader@example.org', '2026-11-01T12:00:00.000Z', 'Yes', 'confirmed', 'sent', '', '')`)
  const body = JSON.stringify({ subject: 'Taken over', body: '<p>A walk.</p>' })
  const reply = await maintain('/quarry/api/updates', { method: 'POST', body })
  return JSON.parse(reply.body)
}
interface WrittenUpdate {
  id: string
  updated_at: string
}

/** A write to each kind of address of the maintenance side, all valid where a page of its own sends them. */
function maintenanceWrites({ rows }: AttackedSite, update: WrittenUpdate): Write[] {
  const [{ id } = {}] = rows('select id from events')
  const [{ id: received } = {}] = rows('select id from messages')
  const [{ id: changed } = {}] = rows('select max(id) as id from content_history')
  const json = (method: string, path: string, body: object): Write => ({
    ...{ method, path: `/quarry/api/${path}`, takenAs: 'json', body: JSON.stringify(body) },
  })
  return [
    json('POST', 'events', event),
    { ...json('PATCH', `events/${id}`, { title: event.title }), version: 'x' },
    { method: 'DELETE', path: `/quarry/api/events/${id}`, takenAs: 'json' },
    json('POST', `maintenance/history/${changed}/restore`, {}),
    json('POST', `maintenance/messages/${received}/delete`, {}),
    json('POST', `maintenance/messages/${received}/remove`, {}),
    json('POST', 'maintenance/signups/allow', { email: 'eve@evil.example' }),
    json('POST', 'maintenance/import?revision=1', {}),
    json('POST', 'maintenance/preview', { path: '/events', rows: [] }),
    { ...json('POST', `maintenance/updates/${update.id}/send`, { subscribers: 1 }), version: update.updated_at },
    { method: 'POST', path: '/quarry/api/maintenance/uploads', takenAs: 'file', body: '%PDF-1.4' },
    { ...json('POST', 'messages', message), isOfVisitors: true },
    {
      method: 'POST',
      path: '/quarry/contact',
      takenAs: 'form',
      body: `${new URLSearchParams({ form: 'message', ...message })}`,
      isOfVisitors: true,
    },
    ...visitorForms('store'),
  ]
}

/** What another site, a proxy or a name that leads to this machine can bring instead of what a page of our own brings. */
function foreignHeaders(port: number, { method, takenAs }: Write): Headers[] {
  const refused = <T>(name: string, values: [value: string | undefined, T][], isRefused: (told: T) => boolean) =>
    values.flatMap(([value, told]) => (value !== undefined && isRefused(told) ? [{ [name]: value }] : []))
  const types = contentTypes.flatMap(([type, ...kinds]) =>
    type === undefined || kinds.includes(takenAs) ? [] : [type],
  )
  return [
    // White space at the end never arrives, and for no host at all Node.js names the one that it asks.
    ...refused('Host', hostsFor(port), (status) => status !== 200).filter(({ Host }) => Host && Host.trim() === Host),
    ...refused('Origin', originsFor(port), (isOwn) => !isOwn),
    ...refused('Sec-Fetch-Site', fetchSites, (isOwn) => !isOwn),
    ...(method === 'DELETE' ? [] : types).map((type) => ({ 'Content-Type': type })),
    ...['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'].map((name) => ({ [name]: '203.0.113.9' })),
  ]
}

/** What pages elsewhere can bring to what visitors send. */
function crossOriginHeaders(isForm: boolean): Headers[] {
  const origins = ['https://evil.example', 'null', '', 'http://quarry.example', 'https://quarry.example.evil.example']
  const types = [
    'text/plain',
    'multipart/form-data; boundary=x',
    isForm ? 'application/json' : urlencoded,
    '',
    'image/png',
  ]
  return [
    ...origins.flatMap((Origin) => [{ Origin }, { Origin, 'Sec-Fetch-Site': 'none' }]),
    ...['cross-site', 'same-site', 'Same-Origin', ''].flatMap((site) => [
      { 'Sec-Fetch-Site': site },
      ...origins.map((Origin) => ({ Origin, 'Sec-Fetch-Site': site })),
      { ...ofSite, 'Sec-Fetch-Site': site },
    ]),
    ...types.map((type) => ({ ...ofSite, 'Content-Type': type })),
  ]
}

const ofSite = { Origin: 'https://quarry.example', 'Sec-Fetch-Site': 'same-origin' }
const typeOf = { json: 'application/json', form: urlencoded, file: 'application/pdf' }

/** Sends each write as it may not come: all of them are refused, and nothing is stored. `isShort` sends fewer headers. */
export async function attackFromElsewhere(site: AttackedSite, isShort: boolean): Promise<Tally> {
  const { maintain, ports, visit } = site
  const tally = new Tally('writes from other origins')
  const update = await openConsultation(site)
  const before = site.state()
  for (const [index, write] of maintenanceWrites(site, update).entries()) {
    const refuse = async (ask: typeof visit, headers: Headers) => {
      const version = write.version !== undefined && { 'If-Match': `"${write.version}"` }
      const base = { ...version, 'Content-Type': typeOf[write.takenAs] }
      const { status } = await ask(write.path, { ...write, headers: { ...base, ...headers } })
      tally.count({ ...write, headers }, status >= 400 && status < 500 ? undefined : `it was answered with ${status}`)
    }
    const single = foreignHeaders(ports.maintenance, write).filter((_, place) => !isShort || place % 6 === index % 6)
    const pairs = single.flatMap((one, place) => single.slice(place + 1).map((other) => ({ ...one, ...other })))
    for (const headers of [...single, ...(index === 0 ? pairs : [])]) await refuse(maintain, headers)
    // Everything is right but the key.
    const keys = ['', `quarry-maintenance-${ports.maintenance}=`, `quarry-maintenance-${ports.public}=${site.key}`]
    for (const Cookie of keys) await refuse(maintain, { Cookie })
    const refusedHeaders = write.isOfVisitors
      ? crossOriginHeaders(write.takenAs === 'form')
      : [ownPage(ports.maintenance), {}]
    for (const headers of refusedHeaders) await refuse(visit, headers)
  }
  tally.count('all of it', site.state() === before ? undefined : 'something was stored')
  // Had they come from the site's own pages, they would have been taken.
  for (const { path, body } of visitorForms('check')) {
    const { status } = await visit(path, {
      method: 'POST',
      headers: { ...ofSite, 'Content-Type': urlencoded },
      body,
    })
    tally.count({ path, ...ofSite }, status === 200 ? undefined : `it was answered with ${status}`)
  }
  const { status } = await maintain('/quarry/api/maintenance/sanitise', { method: 'POST', body: '{"html":""}' })
  tally.count('what a page of its own sends', status === 200 ? undefined : `it was answered with ${status}`)
  return tally
}
