import { largestContent } from '../domain/content-transfer.ts'
import { rowReads, rowWrites } from './api/row-handlers.ts'
import { showSignIn, signIn, signOut } from './authentication/sign-in.ts'
import { feed, feeds } from './feeds/feeds.ts'
import { readSitemap, robotsText } from './feeds/sitemap.ts'
import { answerForm, fileOrPage, pageReads, posts, serveFile, showPage, tellSide, toHome } from './handlers.ts'
import { kept } from './http/read-cache.ts'
import {
  apiPath,
  type BodyForm,
  decode,
  type ListenerKind,
  type Route,
  readMethods,
  signInPath,
  signOutPath,
  type Write,
  type WriteMethod,
  writeMethods,
} from './http/route.ts'
import { contentHandlers } from './maintenance/content-handlers.ts'
import { launchHandlers } from './maintenance/launch-checklist-handlers.ts'
import { messageHandlers, signupHandlers } from './maintenance/received-handlers.ts'
import { releaseHandlers } from './maintenance/release-handlers.ts'
import { updateHandlers } from './maintenance/update-handlers.ts'
import type { Handler } from './request-context.ts'
import { tellHealth } from './tell-health.ts'
import { serveUpload, uploadHandlers } from './uploads/upload-handlers.ts'

/** The largest bodies, in bytes: a message of 10,000 characters, each percent-encoded, and the rest of its form. */
const visitorBody = 128_000
const maintainerBody = 1_000_000

/** A page, and what is made of the same rows: feeds, calendars, codes. */
const page = { listener: 'both', cached: 'revalidated', crawlers: true } as const
const file = { ...page, cached: 'briefly' } as const
const uncached = { listener: 'both', cached: 'never', crawlers: false } as const
/** The pages of links in e-mails tell crawlers themselves to leave them alone. */
const link = { ...page, cached: 'never' } as const
/** Rows, and pages, that search engines do not have. */
const hidden = { ...page, crawlers: false } as const
const maintenance = { ...uncached, listener: 'maintenance' } as const
/** An address of the maintenance side's API. */
const maintenanceApi = (path: string) => ({ path: `${apiPath}/maintenance/${path}`, ...maintenance })

const visitor = (body: BodyForm, handler: Handler): Write => ({ by: 'visitor', body, largest: visitorBody, handler })
const maintainer = (handler: Handler, parts: Partial<Write> = {}): Write => ({
  by: 'maintainer',
  body: 'json',
  largest: maintainerBody,
  handler,
  ...parts,
})

/** What the table itself says to search engines. */
const robots = kept(async ({ origin }) => feed('text/plain', robotsText(origin, onPublic)))
const sitemap = kept(async ({ origin, site }) =>
  feed('application/xml', await readSitemap(site.shown, origin, isForCrawlers)),
)

/** Every kind of address that the site answers, one route a row, read from top to bottom; what has no route is not answered. */
export const routes: readonly Route[] = [
  { path: signInPath, ...maintenance, GET: showSignIn, POST: maintainer(signIn, { body: 'form' }) },
  { path: signOutPath, ...maintenance, POST: maintainer(signOut, { body: 'form' }) },

  { path: '/robots.txt', ...page, GET: robots },
  { path: '/quarry/robots.txt', ...page, GET: robots },
  { path: '/quarry/sitemap.xml', ...page, GET: sitemap },
  { path: '/quarry/updates.xml', ...page, GET: feeds.news },
  { path: '/quarry/events.ics', ...page, GET: feeds.calendar },
  { path: '/quarry/events/:file{[^/]+\\.ics}', ...page, GET: feeds.calendarOfOne },
  { path: '/quarry/qr.svg', ...page, GET: feeds.homeCode },
  { path: '/quarry/villages/:key/qr.svg', ...page, GET: feeds.villageCode },
  { path: '/quarry/uploads/:name', ...page, cached: 'forever', GET: serveUpload },
  { path: '/quarry/healthz', ...uncached, GET: tellHealth },

  { path: '/quarry/api/places', ...hidden, GET: pageReads.places },
  { path: '/quarry/api/articles/:slug', ...hidden, GET: pageReads.article },
  { path: '/quarry/api/document-notes', ...hidden, GET: pageReads.documentNotes },
  { path: '/quarry/api/sources', ...hidden, GET: pageReads.sources },
  { path: '/quarry/api/page-sources/:page{.*}', ...hidden, GET: pageReads.pageSources },
  { path: '/quarry/api/messages', ...uncached, POST: visitor('json', posts.sendMessage) },
  { path: '/quarry/api/newsletter-signups', ...uncached, POST: visitor('json', posts.signUp) },
  { path: '/quarry/api/maintenance/side', ...uncached, GET: tellSide },
  { ...maintenanceApi('history'), GET: contentHandlers.history },
  {
    ...maintenanceApi('history/:id/restore'),
    GET: contentHandlers.restored,
    POST: maintainer(contentHandlers.restoreChange),
  },
  { ...maintenanceApi('history/batches/:batch/undo'), POST: maintainer(contentHandlers.undoBatch) },
  { ...maintenanceApi('history/not-taken/:table/:key'), POST: maintainer(contentHandlers.keepNotTaken) },
  { ...maintenanceApi('export'), GET: contentHandlers.export },
  { ...maintenanceApi('import'), POST: maintainer(contentHandlers.import, { largest: largestContent }) },
  { ...maintenanceApi('import/archive'), POST: maintainer(contentHandlers.importArchive, { body: 'file' }) },
  { ...maintenanceApi('built-in-texts'), GET: contentHandlers.builtInTexts },
  { ...maintenanceApi('texts'), GET: contentHandlers.texts },
  { ...maintenanceApi('preview'), POST: maintainer(contentHandlers.preview) },
  { ...maintenanceApi('claim-uses'), GET: contentHandlers.claimUses },
  { ...maintenanceApi('launch-checklist'), GET: launchHandlers.checklist },
  { ...maintenanceApi('examples'), DELETE: maintainer(launchHandlers.removeExamples) },
  { ...maintenanceApi('release'), GET: releaseHandlers.offers },
  { ...maintenanceApi('release/:table/:key/:step{take|keep}'), POST: maintainer(releaseHandlers.decide) },
  { ...maintenanceApi('messages'), GET: messageHandlers.list },
  { ...maintenanceApi('messages/:id/remove'), POST: maintainer(messageHandlers.remove) },
  { ...maintenanceApi('messages/:id/:step{answered|unanswered}'), POST: maintainer(messageHandlers.mark) },
  { ...maintenanceApi('signups'), GET: signupHandlers.list },
  { ...maintenanceApi('signups.csv'), GET: signupHandlers.file },
  { ...maintenanceApi('signups/:id/remove'), POST: maintainer(signupHandlers.remove) },
  { ...maintenanceApi('signups/:id/allow'), POST: maintainer(signupHandlers.allow) },
  { ...maintenanceApi('updates'), GET: updateHandlers.sendings },
  { ...maintenanceApi('updates/preview'), POST: maintainer(updateHandlers.preview) },
  { ...maintenanceApi('updates/:id/try'), POST: maintainer(updateHandlers.try) },
  { ...maintenanceApi('updates/:id/send'), POST: maintainer(updateHandlers.send) },
  { ...maintenanceApi('updates/:id/:step{pause|resume|stop}'), POST: maintainer(updateHandlers.changeSending) },
  { ...maintenanceApi('reminders/:id/:step{allow|send|stop}'), POST: maintainer(updateHandlers.changeReminder) },
  {
    ...maintenanceApi('uploads'),
    GET: uploadHandlers.list,
    POST: maintainer(uploadHandlers.receive, { body: 'file' }),
  },
  { ...maintenanceApi('uploads/:name'), DELETE: maintainer(uploadHandlers.remove) },
  { ...maintenanceApi(':unknown{.*}'), ...uncached },
  { path: '/quarry/api/:table', ...hidden, GET: rowReads.list, POST: maintainer(rowWrites.insert) },
  {
    path: '/quarry/api/:table/:key',
    ...hidden,
    GET: rowReads.find,
    PATCH: maintainer(rowWrites.update),
    DELETE: maintainer(rowWrites.remove),
  },
  { path: '/quarry/api', ...uncached },
  { path: '/quarry/api/:unknown{.*}', ...uncached },

  { path: '/quarry/assets/:file{maintenance-.+}', ...maintenance, cached: 'forever', GET: serveFile },
  { path: '/quarry/assets/:file{maintenance-.+}', ...hidden, GET: showPage },
  { path: '/quarry/assets/:file', ...file, cached: 'forever', GET: serveFile },

  { path: '/quarry/admin', ...hidden, listener: 'maintenance', GET: showPage },
  { path: '/quarry/admin/:screen{.*}', ...hidden, listener: 'maintenance', GET: showPage },
  { path: '/quarry/admin', ...hidden, GET: toHome },
  { path: '/quarry/admin/:screen{.*}', ...hidden, GET: toHome },
  { path: '/quarry/evidence-library', ...page, GET: showPage, search: ['q', 'category', 'page', 'document'] },
  { path: '/quarry/events', ...page, GET: showPage, search: ['page'] },
  { path: '/quarry/updates', ...page, GET: showPage, search: ['page'] },
  { path: '/quarry/sources', ...page, GET: showPage, search: ['page', 'claim'] },
  // What is typed leads on to a page of its own.
  { path: '/quarry/near', ...page, GET: showPage, search: ['place'] },
  { path: '/quarry/near/:slug', ...page, GET: showPage, search: ['meant'] },
  // Nobody but the server keeps what is found, and none of it for long.
  { path: '/quarry/search', ...uncached, GET: showPage, search: ['q'] },
  { path: '/quarry/village-editor', ...hidden, GET: showPage },
  { path: '/quarry/contact', ...page, GET: showPage, POST: visitor('form', answerForm) },
  { path: '/quarry/newsletter/confirm', ...link, GET: showPage, POST: visitor('link', answerForm) },
  { path: '/quarry/newsletter/unsubscribe', ...link, GET: showPage, POST: visitor('one-click', answerForm) },
  // All other pages too, which themselves say how they are kept.
  { path: '/quarry/:rest{.*}', ...file, GET: fileOrPage },
  { path: '/:page{.*}', ...page, GET: showPage },
]

const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
const onPublic = routes.filter(({ listener }) => listener === 'both')

/** The first route of a listener that a path matches, with the parameters that stand in the path, decoded. */
export function matchRoute(path: string, kind: ListenerKind): { route: Route; params: Record<string, string> } {
  for (const { route, pattern } of patterns) {
    const match = kind === 'public' && route.listener !== 'both' ? null : pattern.exec(path)
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text) ?? text])
    return { route, params: Object.fromEntries(params) }
  }
  // What is no path at all, the guard refuses.
  return { route: routes.at(-1) as Route, params: {} }
}

/** That route alone. */
export function routeAt(path: string, kind: ListenerKind = 'maintenance'): Route {
  return matchRoute(path, kind).route
}

/** Whether search engines may have what the public listener has at a path. */
export function isForCrawlers(path: string): boolean {
  return routeAt(path, 'public').crawlers
}

/** What matches the paths of a route. */
function patternOf(path: string): RegExp {
  const pattern = path.replace(/:(\w+)(?:\{(.*?)\})?(?=\/|$)|\./g, (part, name?: string, own = '[^/]+') =>
    part === '.' ? '\\.' : `(?<${name}>${own})`,
  )
  return new RegExp(`^${pattern}$`)
}

/** What may be sent to a route by this method; for the public listener that of maintainers does not exist. */
export function writeOf(route: Route, method: string, kind: ListenerKind = 'maintenance'): Write | undefined {
  const isWrite = (writeMethods as readonly string[]).includes(method)
  const write = isWrite ? route[method as WriteMethod] : undefined
  return kind === 'maintenance' || write?.by === 'visitor' ? write : undefined
}

/** The methods that a route has, whichever listener they are for. */
export function methodsOf(route: Route): string[] {
  return [...(route.GET ? readMethods : []), ...writeMethods.filter((method) => route[method])]
}

/** Those of them that a listener answers. */
export function answeredMethods(route: Route, kind: ListenerKind = 'maintenance'): string[] {
  return methodsOf(route).filter((method) => readMethods.includes(method) || writeOf(route, method, kind))
}
