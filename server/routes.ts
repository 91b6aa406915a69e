/** The path that the site is served under. */
export const basePath = '/quarry'
/** Where the API stands. */
export const apiPath = `${basePath}/api`
/** Where the link of a server's maintenance side leads, and where its sessions end. */
export const signInPath = '/quarry/sign-in'
export const signOutPath = '/quarry/sign-out'

/** The largest bodies, in bytes: a message of 10,000 characters, each percent-encoded, and the rest of its form. */
const visitorBody = 128_000
const maintainerBody = 1_000_000
/** Whole sites are imported. */
const importBody = 64_000_000
/** The forms that sign in and out. */
const signInBody = 1_000

/**
 * The form in which a route takes a body. 'link' and 'one-click' are the pages of links in e-mails: what stands in
 * the link is their authority, and mail providers send the second from outside, without any page of ours
 * (RFC 8058). A 'file' stands in a form, and is measured as it comes.
 */
export type BodyForm = 'json' | 'form' | 'link' | 'one-click' | 'file'

/** What may be sent to a route, by whom, in bytes at most, and the name of the handler. */
export interface Write {
  by: 'visitor' | 'maintainer'
  body: BodyForm
  largest: number
  handler: string
}
const writeMethods = ['POST', 'PATCH', 'DELETE'] as const
const readMethods = ['GET', 'HEAD']

/** What browsers and proxies may do with a response, in the words of Cache-Control. */
export const caching = {
  /** Keep it, and ask each time whether it is still the same. */
  revalidated: 'no-cache',
  /** Keep it for ten minutes: a file of the build, which the next build may change. */
  briefly: 'public, max-age=600',
  /** Keep it for good: the address has a hash of the content in it. */
  forever: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const

/** One kind of address. */
export interface Route extends Partial<Record<(typeof writeMethods)[number], Write>> {
  /** As Hono writes it: `:name` stands for one part of the path, `:name{.*}` for all that follows, also nothing. */
  path: string
  /**
   * Which listeners have it. On the public one the routes of the maintenance side do not exist. Those of
   * authentication are answered before a maintenance listener that asks for a session (server/authentication), and nowhere else.
   */
  listener: 'both' | 'maintenance' | 'authentication'
  /** How its response to GET may be cached; what goes wrong, and what is sent to it, is never cached. Of pages it only records what pages.ts and the screens set. */
  cached: keyof typeof caching
  /** Whether search engines may have it. */
  crawlers: boolean
  /** The query parameters that a page depends on, in the order of its canonical address. All others are for the browser alone. */
  search?: readonly string[]
  /** The name of the handler of GET and HEAD; where it has no response, the next route that matches is asked. */
  GET?: string
}

/** A page, and what is made of the same rows: feeds, calendars, codes. */
const page = { listener: 'both', cached: 'revalidated', crawlers: true } as const
const file = { ...page, cached: 'briefly' } as const
const uncached = { listener: 'both', cached: 'never', crawlers: false } as const
/** The pages of links in e-mails tell crawlers themselves to leave them alone. */
const link = { ...page, cached: 'never' } as const
/** Rows, and pages, that search engines do not have. */
const hidden = { ...page, crawlers: false } as const
const maintenance = { ...uncached, listener: 'maintenance' } as const
const signing = { ...uncached, listener: 'authentication' } as const
/** An address of the maintenance side's API. */
const maintenanceApi = <const P extends string>(path: P) =>
  ({ path: `/quarry/api/maintenance/${path}`, ...maintenance }) as const

const visitor = <const T extends string>(body: BodyForm, handler: T) =>
  ({ by: 'visitor', body, largest: visitorBody, handler }) as const
const maintainer = <const T extends string>(handler: T, largest: number = maintainerBody) =>
  ({ by: 'maintainer', body: 'json', largest, handler }) as const
const nothing = maintainer('noAddress')

/** Every kind of address that the site answers, one route a row, read from top to bottom; what has no route is not answered. */
export const routes = [
  { path: signInPath, ...signing, GET: 'signInPage', POST: { ...maintainer('signIn', signInBody), body: 'form' } },
  { path: signOutPath, ...signing, POST: { ...maintainer('signOut', signInBody), body: 'form' } },

  { path: '/robots.txt', ...page, GET: 'robots' },
  { path: '/quarry/robots.txt', ...page, GET: 'robots' },
  { path: '/quarry/sitemap.xml', ...page, GET: 'sitemap' },
  { path: '/quarry/updates.xml', ...page, GET: 'updates' },
  { path: '/quarry/events.ics', ...page, GET: 'calendar' },
  { path: '/quarry/events/:file{[^/]+\\.ics}', ...page, GET: 'calendarOfOne' },
  { path: '/quarry/qr.svg', ...page, GET: 'homeCode' },
  { path: '/quarry/villages/:key/qr.svg', ...page, GET: 'villageCode' },
  { path: '/quarry/uploads/:name', ...page, cached: 'forever', GET: 'upload' },
  { path: '/quarry/healthz', ...uncached, GET: 'health' },

  { path: '/quarry/api/places', ...hidden, GET: 'places' },
  { path: '/quarry/api/articles/:slug', ...hidden, GET: 'article' },
  { path: '/quarry/api/document-notes', ...hidden, GET: 'documentNotes' },
  { path: '/quarry/api/sources', ...hidden, GET: 'sources' },
  { path: '/quarry/api/page-sources/:page{.*}', ...hidden, GET: 'pageSources' },
  { path: '/quarry/api/messages', ...uncached, GET: 'noAddress', POST: visitor('json', 'sendMessage') },
  { path: '/quarry/api/newsletter-signups', ...uncached, GET: 'noAddress', POST: visitor('json', 'signUp') },
  { path: '/quarry/api/maintenance/side', ...uncached, GET: 'side' },
  { ...maintenanceApi('history'), GET: 'history' },
  { ...maintenanceApi('history/:id/restore'), POST: maintainer('restoreChange') },
  { ...maintenanceApi('history/batches/:batch/undo'), POST: maintainer('undoBatch') },
  { ...maintenanceApi('export'), GET: 'export' },
  { ...maintenanceApi('import'), POST: maintainer('import', importBody) },
  { ...maintenanceApi('built-in-texts'), GET: 'builtInTexts' },
  { ...maintenanceApi('preview'), POST: maintainer('preview') },
  { ...maintenanceApi('claim-uses'), GET: 'claimUses' },
  { ...maintenanceApi('launch-checklist'), GET: 'launchChecklist' },
  { ...maintenanceApi('examples'), DELETE: maintainer('removeExamples') },
  { ...maintenanceApi('messages'), GET: 'messages' },
  { ...maintenanceApi('messages/:id/remove'), POST: maintainer('removeMessage') },
  { ...maintenanceApi('messages/:id/:step{answered|unanswered}'), POST: maintainer('markMessage') },
  { ...maintenanceApi('signups'), GET: 'signups' },
  { ...maintenanceApi('signups.csv'), GET: 'signupsFile' },
  { ...maintenanceApi('signups/:id/remove'), POST: maintainer('removeSignup') },
  { ...maintenanceApi('signups/:id/allow'), POST: maintainer('allowRefused') },
  { ...maintenanceApi('updates'), GET: 'sendings' },
  { ...maintenanceApi('updates/preview'), POST: maintainer('previewUpdate') },
  { ...maintenanceApi('updates/:id/try'), POST: maintainer('tryUpdate') },
  { ...maintenanceApi('updates/:id/send'), POST: maintainer('sendUpdate') },
  { ...maintenanceApi('updates/:id/:step{pause|resume|stop}'), POST: maintainer('changeSending') },
  { ...maintenanceApi('reminders/:id/:step{allow|send|stop}'), POST: maintainer('changeReminder') },
  { ...maintenanceApi('uploads'), GET: 'uploads', POST: { ...maintainer('receiveUpload', 0), body: 'file' } },
  { ...maintenanceApi('uploads/:name'), DELETE: maintainer('removeUpload') },
  { ...maintenanceApi(':unknown{.*}'), ...uncached, GET: 'noAddress', POST: nothing, PATCH: nothing, DELETE: nothing },
  { path: '/quarry/api/:table', ...hidden, GET: 'rows', POST: maintainer('insertRow') },
  {
    path: '/quarry/api/:table/:key',
    ...hidden,
    GET: 'row',
    PATCH: maintainer('updateRow'),
    DELETE: maintainer('deleteRow'),
  },
  { path: '/quarry/api', ...uncached, GET: 'noAddress' },
  { path: '/quarry/api/:unknown{.*}', ...uncached, GET: 'noAddress' },

  { path: '/quarry/assets/:file{maintenance-.+}', ...maintenance, cached: 'forever', GET: 'file' },
  { path: '/quarry/assets/:file{maintenance-.+}', ...hidden, GET: 'page' },
  { path: '/quarry/assets/:file', ...file, cached: 'forever', GET: 'file' },

  { path: '/quarry/admin', ...hidden, listener: 'maintenance', GET: 'page' },
  { path: '/quarry/admin/:screen{.*}', ...hidden, listener: 'maintenance', GET: 'page' },
  { path: '/quarry/admin', ...hidden, GET: 'home' },
  { path: '/quarry/admin/:screen{.*}', ...hidden, GET: 'home' },
  { path: '/quarry/evidence-library', ...page, GET: 'page', search: ['q', 'category', 'page', 'document'] },
  { path: '/quarry/events', ...page, GET: 'page', search: ['page'] },
  { path: '/quarry/updates', ...page, GET: 'page', search: ['page'] },
  { path: '/quarry/sources', ...page, GET: 'page', search: ['page', 'claim'] },
  // What is typed leads on to a page of its own.
  { path: '/quarry/near', ...page, GET: 'page', search: ['place'] },
  { path: '/quarry/near/:slug', ...page, GET: 'page', search: ['meant'] },
  // What visitors search for is answered for once, and nobody keeps it.
  { path: '/quarry/search', ...uncached, GET: 'page', search: ['q'] },
  { path: '/quarry/village-editor', ...hidden, GET: 'page' },
  { path: '/quarry/contact', ...page, GET: 'page', POST: visitor('form', 'pageForm') },
  { path: '/quarry/newsletter/confirm', ...link, GET: 'page', POST: visitor('link', 'pageForm') },
  { path: '/quarry/newsletter/unsubscribe', ...link, GET: 'page', POST: visitor('one-click', 'pageForm') },
  { path: '/quarry/:file{.*}', ...file, GET: 'file' },
  { path: '/:page{.*}', ...page, GET: 'page' },
] as const satisfies readonly Route[]

/** A route of a listener; authentication answers its own. */
export type SiteRoute = Exclude<(typeof routes)[number], { listener: 'authentication' }>
/** The handlers of GET. */
type ReadName = Extract<SiteRoute, { GET: string }>['GET']
/** The handlers of what is sent. */
export type WriteName = {
  [M in (typeof writeMethods)[number]]: Extract<SiteRoute, Record<M, Write>>[M]['handler']
}[(typeof writeMethods)[number]]
export type HandlerName = ReadName | WriteName

type ListenerKind = 'public' | 'maintenance'

const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
const onMaintenance = patterns.flatMap(({ route, pattern }) =>
  route.listener === 'authentication' ? [] : [{ route: route as SiteRoute, pattern }],
)
const onPublic = onMaintenance.filter(({ route }) => route.listener === 'both')

/** The routes of a listener, from top to bottom. The maintenance one has those of the public one as well. */
export function routesOf(kind: ListenerKind): SiteRoute[] {
  return (kind === 'public' ? onPublic : onMaintenance).map(({ route }) => route)
}

/**
 * The first route of a listener that a path matches, by which the guard goes. Its handler may leave the response to a later
 * route: of the address of a village this is the route of files, and where no file is, the page answers.
 */
export function routeAt(path: string, kind: ListenerKind = 'maintenance'): SiteRoute {
  const candidates = kind === 'public' ? onPublic : onMaintenance
  return candidates.find(({ pattern }) => pattern.test(path))?.route ?? (routes.at(-1) as SiteRoute)
}

/** The route that authentication itself answers at a path. */
export function authenticationRoute(path: string): Route | undefined {
  return patterns.find(({ route, pattern }) => route.listener === 'authentication' && pattern.test(path))?.route
}

/** What may be sent to a route by this method; for the public listener that of maintainers does not exist. */
export function writeOf(
  route: Route,
  method: string,
  kind: ListenerKind = 'maintenance',
): (Write & { handler: WriteName }) | undefined {
  const isWrite = (writeMethods as readonly string[]).includes(method)
  const write = isWrite ? (route[method as 'POST'] as (Write & { handler: WriteName }) | undefined) : undefined
  return kind === 'maintenance' || write?.by === 'visitor' ? write : undefined
}

/** The methods that a route has, whichever listener they are for. */
export function methodsOf(route: Route): string[] {
  return [...(route.GET ? readMethods : []), ...writeMethods.filter((method) => route[method])]
}

/** Those of them that a listener answers with more than that there is nothing. */
export function answeredMethods(route: Route, kind: ListenerKind = 'maintenance'): string[] {
  const reads = route.GET && route.GET !== 'noAddress' ? readMethods : []
  const writes = writeMethods.filter((method) => (writeOf(route, method, kind)?.handler ?? 'noAddress') !== 'noAddress')
  return [...reads, ...writes]
}

/** Whether search engines may have what the public listener has at a path. */
export function isForCrawlers(path: string): boolean {
  return routeAt(path, 'public').crawlers
}

/** What matches the paths of a route. */
function patternOf(path: string): RegExp {
  const pattern = path.replace(/:\w+(?:\{(.*?)\})?(?=\/|$)|\./g, (part, own?: string) =>
    part === '.' ? '\\.' : `(?:${own ?? '[^/]+'})`,
  )
  return new RegExp(`^${pattern}$`)
}
