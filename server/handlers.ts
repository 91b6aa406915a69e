import { readPageSources } from '../content/claims/page-sources.ts'
import { readSiteSources } from '../content/claims/site-sources.ts'
import { readDocumentNotes } from '../content/document-notes.ts'
import { knownPlaces } from '../content/known-places.ts'
import { findArticle } from '../content/seed/first-rows.ts'
import { londonDay } from '../domain/london-day.ts'
import { kept } from './http/read-cache.ts'
import { basePath } from './http/route.ts'
import { type Handler, type Handlers, type RequestContext, readObject } from './request-context.ts'

/** The page at an address. */
export const showPage: Handler = (context) => context.site.pages.respond(context)
/** The page as the response to its form. */
export const answerForm: Handler = (context) => context.site.pages.receive(context)
/** A file of the built client. */
export const serveFile: Handler = ({ path, site }) => site.files.get(path)
/** A file that stands beside the pages, or else the page. */
export const fileOrPage: Handler = (context) => context.site.files.get(context.path) ?? showPage(context)
/** The public listener has no maintenance side to show. */
export const toHome: Handler = ({ site }) => site.pages.redirect(302, `${basePath}/`)

/** Tells the browser, before it shows the way to the maintenance side; pages are the same on both listeners. */
export const tellSide: Handler = ({ kind, site }) =>
  Response.json({ isHere: kind === 'maintenance', isPublic: site.config.mode === 'public' })

/** What visitors send: 201 once it is stored. */
export const posts = {
  async sendMessage(context) {
    await context.visitorPost.sendMessage({ ...readObject(context) })
    return isStored()
  },
  async signUp(context) {
    return isStored(await context.visitorPost.signUp({ ...readObject(context) }))
  },
} satisfies Handlers

const isStored = (answer = {}) => Response.json({ stored: true, ...answer }, { status: 201 })

/** What pages read besides rows. */
export const pageReads = {
  places: kept(async ({ site }) => Response.json(knownPlaces(await site.shown.list('village_data')))),
  article: orNull(async ({ params }) => findArticle(params.slug ?? '')),
  documentNotes: kept(async ({ site }) => Response.json(await readDocumentNotes(site.shown))),
  sources: kept(async ({ site }) => Response.json(await readSiteSources({ content: site.shown, today: londonDay() }))),
  pageSources: orNull(({ params, site }) =>
    readPageSources(`/${params.page}`, { content: site.shown, today: londonDay() }),
  ),
} satisfies Handlers

/** What is found is kept; for what is not, null is made each time, so that made-up names cannot fill the memory. */
function orNull(find: (context: RequestContext) => Promise<object | null | undefined>): Handler {
  const keep = kept(async (context) => {
    const found = await find(context)
    return found ? Response.json(found) : undefined
  })
  return async (context) => (await keep(context)) ?? Response.json(null)
}
