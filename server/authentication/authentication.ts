import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { createProblem, problemOf, problemType } from '../api/problem.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { beginSession, endSession, isSession, isSignInCode, sessionDays } from '../database/maintenance-sessions.ts'
import { guard, guardEntrance, type Listener, type RefusedRequest } from '../guard.ts'
import { type Log, sparingly } from '../log.ts'
import { splitTarget } from '../pages/page-address.ts'
import { authenticationRoute, basePath, methodsOf, signInPath, signOutPath, writeOf } from '../routes.ts'
import {
  adminPath,
  buttonPage,
  dataHeaders,
  deadLinkPage,
  pageHeaders,
  refusalPage,
  signedOutPage,
  signInPage,
} from './sign-in-pages.ts'

interface AuthenticationOptions {
  /** Where the sessions are; undefined on a maintainer's own machine, where nobody signs in. */
  database: Pick<ConnectedDatabase, 'db' | 'reader'> | undefined
  log: Log
}

type Refused = Pick<RefusedRequest, 'code' | 'reason'> & { status: number }
const notSignedIn: Refused = {
  status: 403,
  code: 'forbidden',
  reason: 'You are not signed in. On the server, npm run sign-in prints a link that signs you in.',
}

/**
 * What stands before a maintenance listener and hands on what may go in: the guard's
 * rules for every request, then a session. A person gets a page that says what to do, a program a problem.
 */
export function createAuthentication({ database, log }: AuthenticationOptions) {
  const logRefusal = sparingly(log.info)
  const signIn = database && getRequestListener(createSignIn(database, log).fetch)
  const routeOf = ({ url = '' }: IncomingMessage) => database && authenticationRoute(splitTarget(url)[0])

  async function findRefusal(request: IncomingMessage): Promise<Refused | undefined> {
    const listener: Listener = { kind: 'maintenance', port: portOf(request) }
    const route = routeOf(request)
    const verdict = route
      ? guard(listener, request, { methods: methodsOf(route), body: writeOf(route, request.method ?? '')?.body })
      : guardEntrance(listener, request)
    if (!verdict.isAllowed) return verdict
    if (!database || route) return undefined
    const secret = parse(request.headers.cookie ?? '')[cookieName(portOf(request))] ?? ''
    return (await isSession(database.reader, secret)) ? undefined : notSignedIn
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
    const { status, code, reason } = refused
    const route = routeOf(request)
    logRefusal({ status, listener: 'maintenance', method: request.method }, 'A request was refused')
    if (status === 405 && route) response.setHeader('Allow', methodsOf(route).join(', '))
    if (!isNavigation(request)) {
      response.writeHead(status, { ...dataHeaders, 'Content-Type': problemType })
      response.end(JSON.stringify(createProblem(code, reason, status)))
      return
    }
    // A browser brings no strict cookie along with a link of another site: then it asks once more, as from here.
    if (refused === notSignedIn && isFromElsewhere(request)) response.setHeader('Refresh', '0')
    response.writeHead(status, { ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8' })
    response.end(refused === notSignedIn ? signInPage : refusalPage(reason, portOf(request)))
  }

  return (handle: RequestListener): RequestListener =>
    async (request, response) => {
      const refused = await findRefusal(request).catch((error: unknown) => {
        log.error({ err: error }, 'Who is signed in could not be read')
        const { status, code, detail } = problemOf(error)
        return { status, code, reason: detail }
      })
      if (refused) refuse(request, response, refused)
      else if (signIn && routeOf(request)) void signIn(request, response)
      else handle(request, response)
    }
}

const portOf = ({ socket }: IncomingMessage) => socket.localPort ?? 0

/** Whether a person waits for a page, as a browser tells; the old ones tell only what they would like to get. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
}

type Env = { Bindings: HttpBindings }

/** Signs a browser in by the link that it opened, and out again. */
function createSignIn({ db, reader }: Pick<ConnectedDatabase, 'db' | 'reader'>, log: Log) {
  const app = new Hono<Env>()
  const { largest = 0 } = authenticationRoute(signInPath)?.POST ?? {}
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value)
  })

  app.get(signInPath, async (context) => {
    const code = context.req.query('code')
    if (code === undefined) return context.html(signInPage)
    const isValid = await isSignInCode(reader, code)
    return isValid ? context.html(buttonPage(code)) : refuseLink(context)
  })

  app.post(signInPath, bodyLimit({ maxSize: largest, onError: refuseLink }), async (context) => {
    const { code } = await context.req.parseBody()
    const secret = await beginSession(db, String(code))
    if (secret === undefined) return refuseLink(context)
    setCookie(context, cookieOf(context), secret, { ...cookieOptions, maxAge: sessionDays * 24 * 60 * 60 })
    return context.redirect(adminPath, 303)
  })

  app.post(signOutPath, async (context) => {
    await endSession(db, getCookie(context, cookieOf(context)) ?? '')
    deleteCookie(context, cookieOf(context), cookieOptions)
    // The pages that Back would show again go as well.
    return context.html(signedOutPage, 200, { 'Clear-Site-Data': '"cache"' })
  })
  app.onError((error, context) => {
    log.error({ err: error }, 'Nobody can sign in or out')
    const { status, detail } = problemOf(error)
    return context.html(refusalPage(detail, portOf(context.env.incoming)), status as 500)
  })
  return app
}

const refuseLink = (context: Context) => context.html(deadLinkPage, 403)

/** Browsers send the cookies of one port to all others of the host, so each site's has a name of its own. */
const cookieName = (port: number) => `quarry-maintenance-${port}`
const cookieOf = (context: Context<Env>) => cookieName(portOf(context.env.incoming))
const cookieOptions = { path: basePath, httpOnly: true, sameSite: 'Strict' } as const
