import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'hono/utils/cookie'
import { createProblem, problemOf, problemType } from '../api/problem.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { isSession } from '../database/maintenance-sessions.ts'
import { arrivalOf, guard, guardEntrance, type Listener, type RefusedRequest } from '../guard.ts'
import { type Log, sparingly } from '../log.ts'
import { splitTarget } from '../pages/page-address.ts'
import { authenticationRoute, methodsOf, writeOf } from '../routes.ts'
import { cookieName, createSignIn } from './sign-in-app.ts'
import { dataHeaders, pageHeaders, refusalPage, signInPage } from './sign-in-pages.ts'

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
    const arriving = arrivalOf(request)
    const listener: Listener = { kind: 'maintenance', port: portOf(request) }
    const route = routeOf(request)
    // The guard of the routes asks the same of the entrance again: here nothing is looked up for who may not come in.
    const verdict = route
      ? guard(listener, { ...arriving, methods: methodsOf(route), body: writeOf(route, arriving.method)?.body })
      : guardEntrance(listener, arriving)
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
