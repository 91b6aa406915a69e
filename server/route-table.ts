import { limits, maintenanceLimits } from './admission/limits.ts'
import type { Listener } from './guard.ts'

/** The path that the site is served under. */
export const basePath = '/quarry'
/** Where the API stands. */
export const apiPath = `${basePath}/api`
/** Where the maintenance side takes its key. */
export const keyPath = '/quarry/maintenance-key'

/**
 * The form in which an address takes a body. 'link' and 'one-click' are the pages of links in e-mails and that of the key:
 * what stands in the link is their authority, and mail providers send the second from outside, without any page of ours
 * (RFC 8058). A 'file' is measured and stored as it comes.
 */
export type BodyForm = 'json' | 'form' | 'link' | 'one-click' | 'file'

/** What may be sent to an address, by whom, in bytes at most, and the name of the handler that takes it. */
export interface Sending {
  by: 'visitor' | 'maintainer'
  body: BodyForm
  largest: number
  take: string
}
const sendMethods = ['POST', 'PATCH', 'DELETE'] as const
const readMethods = ['GET', 'HEAD']

/** What browsers and proxies may do with an answer, in the words of Cache-Control. */
export const caching = {
  /** Keep it, and ask each time whether it is still the same: so an edit shows at the next request. */
  revalidated: 'no-cache',
  /** Keep it for ten minutes: a file of the build, which the next build may change. */
  briefly: 'public, max-age=600',
  /** Keep it for good: the address has a hash of the content in it. */
  forever: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const

/** One kind of address. */
export interface Route extends Partial<Record<(typeof sendMethods)[number], Sending>> {
  /** `{name}` stands for one part of the path, and `{name...}` for all that follows, also nothing. */
  path: string
  /**
   * Which listeners have it. On the public one the rows of the maintenance side do not exist. Those of the gate are answered
   * before a maintenance listener that asks for a key (server/gate), and nowhere else.
   */
  side: 'both' | 'maintenance' | 'gate'
  /** How its answer to GET may be cached; failures of ours, and what is sent to it, are answered for once. */
  cached: keyof typeof caching
  /** Whether search engines may have it. */
  crawlers: boolean
  /** Whether the copy for the time without a network may have it. */
  offline: boolean
  /**
   * The parameters of the search that a page depends on, in the order of its canonical address. All others are for the
   * browser alone: answering them from the same stored page keeps visitors from filling the store.
   */
  search?: readonly string[]
  /** The name of the handler that answers GET and HEAD; where it has no answer, the next row that matches is asked. */
  GET?: string
}

const page = { side: 'both', cached: 'revalidated', crawlers: true, offline: true } as const
const feed = { ...page, offline: false } as const
const file = { ...page, cached: 'briefly' } as const
const read = { ...page, crawlers: false } as const
const state = { side: 'both', cached: 'never', crawlers: false, offline: false } as const
/** The pages of links in e-mails tell crawlers themselves to leave them alone. */
const link = { ...page, cached: 'never', offline: false } as const
/** Pages that neither search engines nor the offline copy have. */
const hidden = { ...page, crawlers: false, offline: false } as const
const maintenance = { ...state, side: 'maintenance' } as const
/** An address of the maintenance side's API. */
const desk = <const P extends string>(path: P) => ({ path: `/quarry/api/maintenance/${path}`, ...maintenance }) as const

const visitor = <const T extends string>(body: BodyForm, take: T) =>
  ({ by: 'visitor', body, largest: limits.visitorBody, take }) as const
const maintainer = <const T extends string>(take: T, largest: number = maintenanceLimits.body) =>
  ({ by: 'maintainer', body: 'json', largest, take }) as const

/** Every kind of address that the site answers. Read from top to bottom; what has no row is not answered. */
export const routes = [
  {
    ...{ path: keyPath, ...state, side: 'gate' },
    GET: 'keyPage',
    POST: { ...maintainer('takeKey', maintenanceLimits.keyBody), body: 'link' },
  },

  { path: '/robots.txt', ...feed, GET: 'robots' },
  { path: '/quarry/robots.txt', ...feed, GET: 'robots' },
  { path: '/quarry/sitemap.xml', ...feed, GET: 'sitemap' },
  { path: '/quarry/updates.xml', ...feed, GET: 'updates' },
  { path: '/quarry/events.ics', ...feed, GET: 'calendar' },
  { path: '/quarry/events/{key}.ics', ...feed, GET: 'calendarOfOne' },
  { path: '/quarry/qr.svg', ...feed, GET: 'homeCode' },
  { path: '/quarry/villages/{key}/qr.svg', ...feed, GET: 'villageCode' },
  { path: '/quarry/uploads/{name}', ...feed, cached: 'forever', GET: 'upload' },
  { path: '/quarry/healthz', ...state, GET: 'health' },
  { path: '/quarry/sw.js', ...feed, GET: 'worker' },

  { path: '/quarry/api/openapi.json', ...read, offline: false, GET: 'openApi' },
  { path: '/quarry/api/places', ...read, GET: 'places' },
  { path: '/quarry/api/document-notes', ...read, GET: 'documentNotes' },
  { path: '/quarry/api/took-part', ...read, GET: 'tookPart' },
  { path: '/quarry/api/took-part/form', ...read, GET: 'tookPartForm' },
  { path: '/quarry/api/sources', ...read, GET: 'sources' },
  { path: '/quarry/api/page-sources/{page...}', ...read, GET: 'pageSources' },
  { path: '/quarry/api/messages', ...state, GET: 'noAddress', POST: visitor('json', 'sendMessage') },
  { path: '/quarry/api/newsletter-signups', ...state, GET: 'noAddress', POST: visitor('json', 'signUp') },
  { path: '/quarry/api/maintenance/side', ...state, GET: 'side' },
  { ...desk('history'), GET: 'history' },
  { ...desk('history/{id}/restore'), POST: maintainer('restoreChange') },
  { ...desk('history/batches/{batch}'), GET: 'batch' },
  { ...desk('history/batches/{batch}/undo'), POST: maintainer('undoBatch') },
  { ...desk('export'), GET: 'export' },
  { ...desk('import'), POST: maintainer('import', maintenanceLimits.importBody) },
  { ...desk('built-in-texts'), GET: 'builtInTexts' },
  { ...desk('preview'), POST: maintainer('preview') },
  { ...desk('claim-uses'), GET: 'claimUses' },
  { ...desk('participation'), GET: 'participation' },
  { ...desk('readiness'), GET: 'readiness' },
  { ...desk('links'), GET: 'linkReport', POST: maintainer('checkLinks') },
  { ...desk('examples'), DELETE: maintainer('removeExamples') },
  { ...desk('sanitise'), POST: maintainer('sanitise') },
  { ...desk('messages'), GET: 'messages' },
  { ...desk('messages.csv'), GET: 'messagesFile' },
  { ...desk('messages/{id}'), GET: 'message' },
  { ...desk('messages/{id}/remove'), POST: maintainer('removeMessage') },
  { ...desk('messages/{id}/{change}'), POST: maintainer('changeMessage') },
  { ...desk('sent-letters'), GET: 'sentLetters' },
  { ...desk('signups'), GET: 'signups' },
  { ...desk('signups.csv'), GET: 'signupsFile' },
  { ...desk('signups/allow'), POST: maintainer('allowSignup') },
  { ...desk('signups/{id}/retry'), POST: maintainer('retrySignup') },
  { ...desk('signups/{id}/remove'), POST: maintainer('removeSignup') },
  { ...desk('signups/{id}/set-aside'), POST: maintainer('setSignupAside') },
  { ...desk('signups/{id}/take-back'), POST: maintainer('takeSignupBack') },
  { ...desk('updates'), GET: 'sendings' },
  { ...desk('updates/preview'), POST: maintainer('previewUpdate') },
  { ...desk('updates/{id}/try'), POST: maintainer('tryUpdate') },
  { ...desk('updates/{id}/send'), POST: maintainer('sendUpdate') },
  { ...desk('updates/{id}/{change}'), POST: maintainer('changeSending') },
  { ...desk('uploads'), GET: 'uploads', POST: { ...maintainer('receiveUpload', 0), body: 'file' } },
  { ...desk('uploads/{name}'), DELETE: maintainer('removeUpload') },
  {
    path: '/quarry/api/maintenance/{unknown...}',
    ...state,
    GET: 'noAddress',
    POST: maintainer('noAddress'),
    PATCH: maintainer('noAddress'),
    DELETE: maintainer('noAddress'),
  },
  { path: '/quarry/api/{table}', ...read, GET: 'rows', POST: maintainer('insertRow') },
  {
    path: '/quarry/api/{table}/{key}',
    ...read,
    GET: 'row',
    PATCH: maintainer('updateRow'),
    DELETE: maintainer('deleteRow'),
  },
  { path: '/quarry/api', ...state, GET: 'noAddress' },
  { path: '/quarry/api/{unknown...}', ...state, GET: 'noAddress' },

  { path: '/quarry/assets/maintenance-{file}', ...maintenance, cached: 'forever', GET: 'file' },
  { path: '/quarry/assets/maintenance-{file}', ...hidden, GET: 'page' },
  { path: '/quarry/assets/{file}', ...file, cached: 'forever', GET: 'file' },

  { path: '/quarry/admin', ...hidden, side: 'maintenance', GET: 'page' },
  { path: '/quarry/admin/{screen...}', ...hidden, side: 'maintenance', GET: 'page' },
  { path: '/quarry/admin', ...hidden, GET: 'home' },
  { path: '/quarry/admin/{screen...}', ...hidden, GET: 'home' },
  { path: '/quarry/evidence-library', ...page, GET: 'page', search: ['q', 'category'] },
  // What visitors search for is answered for once, and nobody keeps it.
  { path: '/quarry/search', ...state, GET: 'page', search: ['q'] },
  { path: '/quarry/village-editor', ...hidden, GET: 'page' },
  { path: '/quarry/contact', ...page, GET: 'page', POST: visitor('form', 'pageForm') },
  { path: '/quarry/took-part', ...hidden, GET: 'page', POST: visitor('form', 'pageForm') },
  {
    path: '/quarry/send-objection',
    ...hidden,
    GET: 'page',
    POST: { ...visitor('form', 'pageForm'), largest: limits.letterBody },
  },
  { path: '/quarry/send-objection/letter', ...link, GET: 'page', POST: visitor('link', 'pageForm') },
  { path: '/quarry/newsletter/confirm', ...link, GET: 'page', POST: visitor('link', 'pageForm') },
  { path: '/quarry/newsletter/unsubscribe', ...link, GET: 'page', POST: visitor('one-click', 'pageForm') },
  { path: '/quarry/{file...}', ...file, GET: 'file' },
  { path: '/{page...}', ...page, GET: 'page' },
] as const satisfies readonly Route[]

/** A row of a listener; the gate answers its own. */
type Row = Exclude<(typeof routes)[number], { side: 'gate' }>
/** The handlers of GET. */
export type ReadName = Extract<Row, { GET: string }>['GET']
/** The handlers of what is sent. */
export type TakeName = {
  [M in (typeof sendMethods)[number]]: Extract<Row, Record<M, Sending>>[M]['take']
}[(typeof sendMethods)[number]]

/** A row that a path matches, with the parts of the path that the row names, as they stand in it. */
export interface Match {
  row: Row
  named: Readonly<Record<string, string>>
}

const patterns = routes.map((row) => ({ row, pattern: patternOf(row.path) }))
const onMaintenance = patterns.flatMap(({ row, pattern }) => (row.side === 'gate' ? [] : [{ row, pattern }]))
const onPublic = onMaintenance.filter(({ row }) => row.side === 'both')
const lastRow = routes[routes.length - 1] as Row

/** The rows of a listener that a path matches, from top to bottom. The maintenance one has those of the public one as well. */
export function matchRoutes(path: string, kind: Listener['kind'] = 'maintenance'): Match[] {
  if (!isPlainPath(path)) return [{ row: lastRow, named: {} }]
  return (kind === 'public' ? onPublic : onMaintenance).flatMap(({ row, pattern }) => {
    const match = pattern.exec(path)
    return match ? [{ row, named: match.groups ?? {} }] : []
  })
}

/** The row that the gate itself answers at a path. */
export function matchGate(path: string): Route | undefined {
  return patterns.find(({ row, pattern }) => row.side === 'gate' && pattern.test(path))?.row
}

/** Whether a URL parser leaves the path as it is. It would resolve /../ and %2e%2e, and then the guard and a handler would mean two different addresses. */
export function isPlainPath(path: string): boolean {
  return URL.parse(`http://localhost${path}`)?.pathname === path
}

/** The Cache-Control of what GET finds at a path. */
export function cacheControlAt(path: string): string {
  return caching[(matchRoutes(path)[0] as Match).row.cached]
}

/** What may be sent to a row by this method; for the public listener that of maintainers does not exist. */
export function sendingOf(
  row: Route,
  method: string,
  kind: Listener['kind'] = 'maintenance',
): (Sending & { take: TakeName }) | undefined {
  const isSending = (sendMethods as readonly string[]).includes(method)
  const sending = isSending ? (row[method as 'POST'] as (Sending & { take: TakeName }) | undefined) : undefined
  return kind === 'maintenance' || sending?.by === 'visitor' ? sending : undefined
}

/** The methods that a row has, whichever listener they are for. */
export function methodsOf(row: Route): string[] {
  return [...(row.GET ? readMethods : []), ...sendMethods.filter((method) => row[method])]
}

/** Those of them that a listener answers with more than that there is nothing. */
export function answeredMethods(row: Route, kind: Listener['kind'] = 'maintenance'): string[] {
  const reads = row.GET && row.GET !== 'noAddress' ? readMethods : []
  const sends = sendMethods.filter((method) => (sendingOf(row, method, kind)?.take ?? 'noAddress') !== 'noAddress')
  return [...reads, ...sends]
}

/** Whether search engines may have what the public listener has at a path. */
export function isForCrawlers(path: string): boolean {
  return (matchRoutes(path, 'public')[0] as Match).row.crawlers
}

/**
 * What robots.txt says: the beginnings of the paths that search engines are to leave alone, as few as say it, and those
 * among them that they may have all the same. Of two that match the longer counts (RFC 9309).
 */
export function rulesForCrawlers(): string[] {
  const beginnings = (mayHave: boolean) => [
    ...new Set(onPublic.flatMap(({ row }) => (row.crawlers === mayHave ? [row.path.replace(/\{.*/, '')] : []))),
  ]
  const closed = beginnings(false)
  const isBelow = (path: string) => closed.some((other) => other !== path && path.startsWith(other))
  return [
    ...closed.filter((path) => !isBelow(path)).map((path) => `Disallow: ${path}`),
    ...beginnings(true)
      .filter(isBelow)
      .map((path) => `Allow: ${path}`),
  ]
}

/** For each kind of address, from top to bottom, a pattern of its paths and whether the offline copy may have them. What a later rule says as well is left out. */
export function offlineRules(): [pattern: string, mayKeep: boolean][] {
  const isSaidLater = ({ path, offline }: Route, index: number) =>
    onPublic.slice(index + 1).find(({ pattern }) => pattern.test(path))?.row.offline === offline
  return onPublic
    .filter(({ row }, index) => !isSaidLater(row, index))
    .map(({ row, pattern }) => [pattern.source.replaceAll(/\?<\w+>/g, ''), row.offline])
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll('{', '(?<').replaceAll('\\.\\.\\.}', '>.*)')
  return new RegExp(`^${escaped.replaceAll('}', '>[^/]+)')}$`)
}
