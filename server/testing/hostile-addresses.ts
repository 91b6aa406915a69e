import { type TableName, tableNames } from '../../domain/content.ts'
import { transferFormat } from '../../domain/content-transfer.ts'
import { changeSchemas, newRowSchemas } from '../../domain/row-schemas.ts'
import { letterFields } from '../../domain/sent-letter.ts'
import { honeypot, messageFields, signupFields } from '../../domain/visitor-fields.ts'
import { limits, maintenanceLimits } from '../admission/limits.ts'
import { searchOf } from '../api/operations.ts'
import {
  apiPath,
  keyPath,
  matchRoutes,
  methodsOf,
  type ReadName,
  type Route,
  routes,
  sendingOf,
} from '../route-table.ts'

/** A place in a request where a text may stand, and how it is written there. */
export interface HostileAddress {
  name: string
  listener: 'public' | 'maintenance'
  method: string
  target: (written: string) => string
  headers: (written: string) => Record<string, string>
  body?: (written: string) => string
  write: (text: string) => string
  /** How much may be written at most, in bytes. */
  mostBytes: number
}

type Write = HostileAddress['write']

/** What is left for an address or a header: all of them together may take 16 kB. */
const longestHead = 15_000
/** A maintenance address that is sent what it does not read takes it as any other does. */
const mostUnread = limits.visitorBody
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

const inPath: Write = (text) => encodeURIComponent(text.toWellFormed())
/** Spaces are written as forms write them, so that more of them fit. */
const inQuery: Write = (text) => inPath(text).replaceAll('%20', '+')
const asItStands: Write = (text) => text
const inForm =
  (names: readonly string[], fixed: Record<string, string> = {}): Write =>
  (text) =>
    new URLSearchParams({ ...fixed, ...share(names, text) }).toString()
const inJson =
  (names: readonly string[]): Write =>
  (text) =>
    JSON.stringify(share(names, text))

/** An equal part of the text for each of these fields. */
function share(names: readonly string[], text: string): Record<string, string> {
  const length = Math.ceil(text.length / names.length)
  return Object.fromEntries(names.map((name, index) => [name, text.slice(index * length, (index + 1) * length)]))
}

const messageNames = [...Object.keys(messageFields), 'consent', honeypot.name]
const signupNames = Object.keys(signupFields)
const letterNames = [...Object.keys(letterFields), 'consent', honeypot.name]
const honestLetter = { name: 'Ann', address: '1 Ford Lane', email: 'ann@example.org', consent: 'yes' }
const fieldsOf = (schemas: typeof newRowSchemas | typeof changeSchemas, table: TableName) =>
  Object.keys(schemas[table].shape)

const inImport: Write = (text) => {
  const length = Math.ceil(text.length / tableNames.length)
  const rows = (table: TableName, index: number) => [
    share(fieldsOf(newRowSchemas, table), text.slice(index * length, (index + 1) * length)),
  ]
  const tables = Object.fromEntries(tableNames.map((table, index) => [table, rows(table, index)]))
  return JSON.stringify({ ...transferFormat, tables })
}

const longestSection = 50_000
/** A card that may be stored: its text is HTML, in sections that are as long as they may be. */
const inCard: Write = (text) => {
  const parts = Array.from({ length: Math.ceil(text.length / longestSection) }, (_, index) =>
    text
      .slice(index * longestSection, (index + 1) * longestSection)
      .replaceAll('\0', ' ')
      .toWellFormed(),
  )
  const sections = parts.map((content) => ({ type: 'section', heading: '', content }))
  return JSON.stringify({ card_id: 'hostile', title: 'Hostile', page_sections: sections })
}

/** The address of the card that is stored. */
export const storedCard = `${apiPath}/impact_cards (stored)`

function post(
  path: string,
  listener: HostileAddress['listener'],
  write: Write,
  more: Partial<HostileAddress> = {},
): HostileAddress {
  const isApi = matchRoutes(path)[0]?.row.path.startsWith(apiPath)
  const type = isApi ? json : form
  return {
    name: path,
    listener,
    method: 'POST',
    target: () => path,
    headers: () => ({ 'Content-Type': type }),
    body: asItStands,
    write,
    mostBytes: listener === 'public' ? limits.visitorBody : maintenanceLimits.body,
    ...more,
  }
}

/** A request without a body; the text stands at the star. */
function get(path: string, listener: HostileAddress['listener'] = 'public', method = 'GET'): HostileAddress {
  const [start = '', end = ''] = path.split('*')
  const write = start.includes('?') ? inQuery : inPath
  const target = (written: string) => start + written + end
  return { name: path, listener, method, target, headers: () => ({}), write, mostBytes: longestHead }
}

/** The text in a header of a request for a page, as far as a header can hold it. */
function header(name: string): HostileAddress {
  const write: Write = (text) => text.replaceAll(/[^\t\x20-\x7e]/g, '')
  const page = get('/quarry/events')
  return {
    ...page,
    name: `the header ${name}`,
    target: () => page.name,
    headers: (written) => ({ [name]: written }),
    write,
  }
}

/** What the addresses of visitors' posts take, and pages that lead somewhere. */
const visitorAddresses: HostileAddress[] = [
  post('/quarry/contact', 'public', inForm(messageNames, { form: 'message' }), { name: '/quarry/contact, a message' }),
  post('/quarry/contact', 'public', inForm(signupNames, { form: 'newsletter' }), {
    name: '/quarry/contact, a sign-up',
  }),
  post('/quarry/took-part', 'public', inForm(['place'])),
  post('/quarry/send-objection', 'public', inForm(letterNames), { mostBytes: limits.letterBody }),
  post('/quarry/send-objection', 'public', inForm(['letter'], honestLetter), {
    name: '/quarry/send-objection, a letter',
    mostBytes: limits.letterBody,
  }),
  post('/quarry/send-objection/letter', 'public', inForm(['code'])),
  post('/quarry/contact', 'public', asItStands, { name: '/quarry/contact, no form of ours' }),
  ...['/quarry/newsletter/confirm', '/quarry/newsletter/unsubscribe'].flatMap((path) => [
    post(path, 'public', inForm(['token'])),
    { ...get(`${path}?token=*`, 'public', 'POST'), headers: () => ({ 'Content-Type': form }) },
  ]),
  post(`${apiPath}/messages`, 'public', inJson(messageNames)),
  post(`${apiPath}/messages`, 'public', asItStands, { name: `${apiPath}/messages, no form of ours` }),
  post(`${apiPath}/newsletter-signups`, 'public', inJson(signupNames)),
  post(keyPath, 'maintenance', inForm(['key']), { mostBytes: maintenanceLimits.keyBody }),
  ...['/quarry/*', '/*', '/quarry/api/*', '/quarry/assets/*', '/quarry/uploads/*', '/quarry/events/*.ics'].map((path) =>
    get(path),
  ),
  get('/quarry/villages/*/qr.svg'),
  ...['Accept-Encoding', 'If-None-Match', 'Cookie', 'X-Forwarded-For', 'Origin', 'Content-Type', 'Sec-Fetch-Site'].map(
    header,
  ),
]

const maintenancePath = `${apiPath}/maintenance`
/** The maintenance addresses whose texts mean something to them; the others are known by their routes alone. */
const maintenanceAddresses: HostileAddress[] = [
  ...tableNames.flatMap((table) => [
    post(`${apiPath}/${table}`, 'maintenance', inJson(fieldsOf(newRowSchemas, table))),
    post(`${apiPath}/${table}/barford`, 'maintenance', inJson(fieldsOf(changeSchemas, table)), {
      method: 'PATCH',
      headers: () => ({ 'Content-Type': json, 'If-Match': '"2026-01-01T00:00:00.000Z"' }),
    }),
  ]),
  post(`${maintenancePath}/sanitise`, 'maintenance', inJson(['html'])),
  post(`${maintenancePath}/import?dry-run`, 'maintenance', inImport, { name: `${maintenancePath}/import` }),
  post(`${maintenancePath}/signups/allow`, 'maintenance', inJson(['email'])),
  post(`${maintenancePath}/uploads`, 'maintenance', asItStands, {
    headers: () => ({ 'Content-Type': 'application/pdf' }),
  }),
  get(`${maintenancePath}/history?table=events&key=*`, 'maintenance'),
  // What nobody reads is left out in the same way everywhere.
  ...['/quarry/admin', '/quarry/privacy', '/quarry/robots.txt', `${apiPath}/places`, `${maintenancePath}/export`].map(
    (path) => get(`${path}?x=*`, 'maintenance'),
  ),
]

/** Every place where a text may be sent to: those above, and of each kind of address and each page of the app the ones that its path tells of. */
export function listHostileAddresses(pagePaths: readonly string[]): HostileAddress[] {
  const known = new Set(
    [...visitorAddresses, ...maintenanceAddresses].map(({ method, target }) => `${method} ${target('')}`),
  )
  const byRoute = (routes as readonly Route[])
    .filter(({ path }) => !path.endsWith('...}'))
    .flatMap((row) => methodsOf(row).flatMap((method) => (method === 'HEAD' ? [] : addressesOf(row, method, known))))
  const byPath = pagePaths
    .filter((path) => path.includes(':'))
    .map((path) => get(`/quarry/${path.replace(/:.*/, '*')}`))
  // The last, since the history grows with it.
  const stored = post(`${apiPath}/impact_cards`, 'maintenance', inCard, {
    name: storedCard,
    mostBytes: limits.visitorBody / 2,
  })
  return [...visitorAddresses, ...maintenanceAddresses, ...byRoute, ...byPath, stored]
}

const named = /\{\w+\}/g

function addressesOf(row: Route, method: string, known: ReadonlySet<string>): HostileAddress[] {
  const { path } = row
  const places = [...path.matchAll(named)].map(
    ({ index, 0: name }) =>
      `${path.slice(0, index).replaceAll(named, 'events')}*${path.slice(index + name.length).replaceAll(named, '0')}`,
  )
  const plain = path.replaceAll(named, '0')
  const isBody = method === 'POST' && !path.includes('{table}') && !known.has(`POST ${plain}`)
  const handler = method === 'GET' ? row.GET : sendingOf(row, method)?.take
  const read = [...(method === 'GET' ? (row.search ?? []) : []), ...Object.keys(searchOf[handler as ReadName] ?? {})]
  return [
    ...[...places, ...read.map((name) => `${plain}?${name}=*`)].map((place) => get(place, 'maintenance', method)),
    ...(isBody ? [post(plain, 'maintenance', inJson(['x']), { mostBytes: mostUnread })] : []),
  ]
}
