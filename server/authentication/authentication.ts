import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createProblem, problemOf, problemType } from '../api/problem.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { isValid } from '../database/maintenance-sessions.ts'
import { guardEntrance, type RefusedRequest } from '../guard.ts'
import { signInPath, signOutPath, splitTarget } from '../http/route.ts'
import { type Log, sparingly } from '../log.ts'
import { sessionOf } from './sign-in.ts'
import { dataHeaders, pageHeaders, portOf, refusalPage, signInPage } from './sign-in-pages.ts'

interface AuthenticationOptions {
  /** Where the sessions are; undefined on a maintainer's own machine, where nobody signs in. */
  database: Pick<ConnectedDatabase, 'reader'> | undefined
  log: Log
}

type Refused = Pick<RefusedRequest, 'code' | 'reason'> & { status: number }
const notSignedIn: Refused = {
  status: 403,
  code: 'forbidden',
  reason:
    'You are not signed in. On the server, sudo quarry sign-in (from the sources: npm run sign-in) prints a link that signs you in.',
}

/**
 * What stands before a maintenance listener and hands on what may go in: the guard's
 * rules for every request, then a session. A person gets a page that says what to do, a program a problem.
 */
export function createAuthentication({ database, log }: AuthenticationOptions) {
  const logRefusal = sparingly(log.info)

  async function findRefusal(request: IncomingMessage): Promise<Refused | undefined> {
    const verdict = guardEntrance({ kind: 'maintenance', port: portOf(request) }, request)
    if (!verdict.isAllowed) return verdict
    const [path] = splitTarget(request.url ?? '')
    if (!database || path === signInPath || path === signOutPath) return undefined
    return (await isValid(database.reader, 'session', sessionOf(request))) ? undefined : notSignedIn
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
    const { status, code, reason } = refused
    logRefusal({ status, listener: 'maintenance', method: request.method }, 'A request was refused')
    if (!isNavigation(request)) {
      response.writeHead(status, { ...dataHeaders, 'Content-Type': problemType })
      response.end(JSON.stringify(createProblem(code, reason, status)))
      return
    }
    // A browser brings no strict cookie along with a link of another site: then it asks once more, as from here.
    if (refused === notSignedIn && isFromElsewhere(request)) response.setHeader('Refresh', '0')
    response.writeHead(status, pageHeaders)
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
      else handle(request, response)
    }
}

/** Whether a person waits for a page, as a browser tells; the old ones tell only what they would like to get. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
}
