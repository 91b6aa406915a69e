import type { IncomingMessage } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import { problemOf } from '../api/problem.ts'
import { beginSession, endSession, isValid, sessionDays } from '../database/maintenance-sessions.ts'
import { basePath } from '../http/route.ts'
import type { Handler, RequestContext } from '../request-context.ts'
import {
  adminPath,
  buttonPage,
  deadLinkPage,
  pageResponse,
  portOf,
  refusalPage,
  signedOutPage,
  signInPage,
} from './sign-in-pages.ts'

/** The page that a link to sign in opens. */
export const showSignIn = onServer(async ({ query, site }) => {
  const code = query.get('code')
  if (code === null) return pageResponse(signInPage)
  const mayBegin = await isValid(site.stored.database.reader, 'code', code)
  return mayBegin ? pageResponse(buttonPage(code)) : pageResponse(deadLinkPage, 403)
})

/** Signs a browser in by the link that it opened. */
export const signIn = onServer(async ({ bytes, request, site }) => {
  const code = new URLSearchParams(bytes.toString()).get('code') ?? ''
  const secret = await beginSession(site.stored.database.db, code)
  if (secret === undefined) {
    site.log.info({}, 'A link did not sign in')
    return pageResponse(deadLinkPage, 403)
  }
  site.log.info({}, 'Somebody signed in')
  const cookie = sessionCookie(portOf(request), secret, sessionDays * 24 * 60 * 60)
  return pageResponse('', 303, { Location: adminPath, 'Set-Cookie': cookie })
})

/** Signs it out again. */
export const signOut = onServer(async ({ request, site }) => {
  if (await endSession(site.stored.database.db, sessionOf(request))) site.log.info({}, 'Somebody signed out')
  // The pages that Back would show again go as well.
  const headers = { 'Set-Cookie': sessionCookie(portOf(request), '', 0), 'Clear-Site-Data': '"cache"' }
  return pageResponse(signedOutPage, 200, headers)
})

/** On a maintainer's own machine nobody signs in. A person reads why something failed. */
function onServer(handler: (context: RequestContext) => Promise<Response>): Handler {
  return async (context) => {
    const { site, request } = context
    if (site.config.mode !== 'public') return undefined
    try {
      return await handler(context)
    } catch (error) {
      site.log.error({ err: error }, 'Nobody can sign in or out')
      const { status, detail } = problemOf(error)
      return pageResponse(refusalPage(detail, portOf(request)), status)
    }
  }
}

/** The secret of the session that a request names; empty where it names none. */
export function sessionOf(request: IncomingMessage): string {
  return parse(request.headers.cookie ?? '')[cookieName(portOf(request))] ?? ''
}

/** Browsers send the cookies of one port to all others of the host, so each site's has a name of its own. */
const cookieName = (port: number) => `quarry-maintenance-${port}`

const sessionCookie = (port: number, secret: string, maxAge: number) =>
  serialize(cookieName(port), secret, { path: basePath, httpOnly: true, sameSite: 'Strict', maxAge })
