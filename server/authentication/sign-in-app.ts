import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { problemOf } from '../api/problem.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { beginSession, endSession, isSignInCode, sessionDays } from '../database/maintenance-sessions.ts'
import type { Log } from '../log.ts'
import { authenticationRoute, basePath, signInPath, signOutPath } from '../routes.ts'
import {
  adminPath,
  buttonPage,
  deadLinkPage,
  pageHeaders,
  refusalPage,
  signedOutPage,
  signInPage,
} from './sign-in-pages.ts'

type Env = { Bindings: HttpBindings }

/** Signs a browser in by the link that it opened, and out again. */
export function createSignIn({ db, reader }: Pick<ConnectedDatabase, 'db' | 'reader'>, log: Log) {
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
    return context.html(refusalPage(detail, portOf(context)), status as 500)
  })
  return app
}

const refuseLink = (context: Context) => context.html(deadLinkPage, 403)
const portOf = ({ env }: Context<Env>) => env.incoming.socket.localPort ?? 0

/** Browsers send the cookies of one port to all others of the host, so each site's has a name of its own. */
export const cookieName = (port: number) => `quarry-maintenance-${port}`
const cookieOf = (context: Context<Env>) => cookieName(portOf(context))
const cookieOptions = { path: basePath, httpOnly: true, sameSite: 'Strict' } as const
