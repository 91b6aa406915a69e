import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Bodies, hasBody, tooLargeBody } from './admission/bodies.ts'
import { clientAddressOf, clientNetworks } from './admission/client-address.ts'
import { busyForSeconds, limits, maintenanceLimits } from './admission/limits.ts'
import { type Answer, answerFrom, createAnswer } from './answers/answer.ts'
import type { SecurityHeaders } from './answers/security-headers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import { apiMethods, apiPath, isMaintenanceApi, isVisitorPath, largestBody, uploadsPath } from './api/address.ts'
import type { ApiBindings } from './api/api.ts'
import { createProblem, type Problem, problemOf, problemType } from './api/problem.ts'
import type { VisitorPosts } from './delivery/visitor-posts.ts'
import { type Feeds, isFeedPath } from './feeds/feeds.ts'
import { type GuardedRequest, guard, type Listener, type Refusal } from './guard.ts'
import type { Log } from './log.ts'
import { workerPath } from './offline/offline-worker.ts'
import { basePath, isPlainPath, pageBody, splitTarget } from './pages/page-address.ts'
import type { Pages } from './pages/pages.ts'
import { nameInPath } from './uploads/upload-name.ts'

export interface SiteParts {
  /** The files of the built client by path. */
  files: ReadonlyMap<string, Answer>
  pages: Pages
  feeds: Feeds
  /** The service worker that each kind of listener hands out. */
  workers: { [K in Listener['kind']]: Answer }
  /** The API's answers to GET. */
  read: (path: string) => Promise<Answer>
  /** The API with its write routes, and without. */
  apis: {
    [K in Listener['kind']]: { fetch: (request: Request, bindings?: ApiBindings) => Response | Promise<Response> }
  }
  /** The way in for what the sender of a request sends. */
  visitorPosts: VisitorPosts
  /** Answers with the uploaded file at this path; false where there is none. */
  sendUpload: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** What the site tells of its state; rejects where it cannot serve. */
  checkHealth: () => Promise<object>
  security: SecurityHeaders
  /** Where the public finds the site; undefined where each request tells it, on the maintenance side alone. */
  publicOrigin: string | undefined
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  log: Log
}

const healthPath = `${basePath}/healthz`
/** Crawlers ask for it at the root of the host and nowhere else. */
const rootRobotsPath = '/robots.txt'
const readMethods = ['GET', 'HEAD']
/** What the API reads of a write's headers. */
const apiHeaders = ['if-match', 'auto-saved-by']

/** The way of every request: the guard, then the API, a file or a page (docs/architecture.md). */
export function createSite(parts: SiteParts) {
  const {
    files,
    pages,
    feeds,
    workers,
    read,
    apis,
    visitorPosts,
    sendUpload,
    checkHealth,
    security,
    publicOrigin,
    trustedProxies,
    log,
  } = parts
  const bodies = { public: new Bodies(limits.bodies), maintenance: new Bodies(maintenanceLimits.bodies) }
  const networksOf = (request: IncomingMessage) => clientNetworks(clientAddressOf(request, trustedProxies))

  async function answer(kind: Listener['kind'], request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: target = '' } = request
    const [path] = splitTarget(target)
    const methods = methodsOf(path)
    const listener = { kind, port: request.socket.localPort ?? 0, publicOrigin }
    const { httpVersion, rawHeaders } = request
    const verdict = guard(listener, {
      method,
      target,
      methods,
      httpVersion,
      rawHeaders,
      remoteAddress: request.socket.remoteAddress,
      body: bodyOf(path),
    })
    const isRead = readMethods.includes(method)
    if (!verdict.isAllowed || (isRead && hasBody(request))) {
      if (hasBody(request)) bodies[kind].drain(request)
      const refusal = verdict.isAllowed ? problemAnswer(tooLargeBody(0)) : refuse(kind, method, path, verdict)
      return sendAnswer(request, response, await refusal)
    }
    const origin = publicOrigin ?? `http://${request.headers.host}`
    if (!isRead) return sendAnswer(request, response, await write(kind, request, path, origin))
    // Asked before, so that a kept page does not wait for it.
    if (nameInPath(path) !== undefined && (await sendUpload(path, request, response))) return
    sendAnswer(request, response, await find(kind, request, path, origin))
  }

  function refuse(kind: Listener['kind'], method: string, path: string, refusal: Refusal): Promise<Answer> {
    const { status, code, reason, fields } = refusal
    log.info({ status, listener: kind, method }, 'A request was refused')
    const hasWrites = kind === 'maintenance' || isVisitorPath(path) || pageBody(path) !== undefined
    const allow = (hasWrites ? methodsOf(path) : readMethods).join(', ')
    const problem = { ...createProblem(code, reason, status), ...(fields && { fields }) }
    return problemAnswer(problem, status === 405 ? { Allow: allow } : {})
  }

  async function find(kind: Listener['kind'], request: IncomingMessage, path: string, origin: string): Promise<Answer> {
    const { url: target = '' } = request
    if (kind === 'maintenance' && isApi(path) && isMaintenanceApi(path)) {
      return answerFrom(await apis.maintenance.fetch(new Request(`http://localhost${target}`)))
    }
    if (isApi(path)) return read(path)
    if (path === healthPath) return health()
    if (path === workerPath) return workers[kind]
    const file = kind === 'public' && isMaintenanceFile(path) ? undefined : files.get(path)
    if (file) return file
    const feedPath = path === rootRobotsPath ? basePath + path : path
    const feed = isFeedPath(feedPath) ? await feeds(feedPath, origin) : undefined
    if (feed) return feed
    // The public listener has no maintenance side to show (spec: maintenance, section 2: otherwise it redirects to /).
    if (kind === 'public' && /^\/quarry\/admin(?:\/|$)/.test(path)) return pages.redirect(302, `${basePath}/`)
    return pages.find(target, origin, () => networksOf(request))
  }

  async function write(
    kind: Listener['kind'],
    request: IncomingMessage,
    path: string,
    origin: string,
  ): Promise<Answer> {
    const visitorPost = visitorPosts(request)
    const bindings = { visitorPost, sent: request }
    // An upload is measured and stored as it comes.
    if (kind === 'maintenance' && path === uploadsPath) return sendToApi(kind, request, bindings)
    const isFromVisitor = isVisitorPath(path) || pageBody(path) !== undefined
    if (kind === 'public' && !isFromVisitor) {
      bodies.public.drain(request)
      return sendToApi(kind, request, bindings)
    }
    const networks = networksOf(request)
    const read = await bodies[kind].read(request, networks, isFromVisitor ? limits.visitorBody : largestBody(path))
    if ('refusal' in read) return problemAnswer(read.refusal)
    try {
      if (!pageBody(path)) return await sendToApi(kind, request, bindings, read.bytes)
      return await pages.receive(request.url ?? path, origin, read.bytes, visitorPost, networks)
    } finally {
      read.release()
    }
  }

  async function sendToApi(
    kind: Listener['kind'],
    request: IncomingMessage,
    bindings: ApiBindings,
    body?: Buffer<ArrayBuffer>,
  ): Promise<Answer> {
    const sent = new Request(`http://localhost${request.url}`, {
      method: request.method ?? '',
      headers: apiHeaders.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }) as [string, string][],
      ...(body && body.length > 0 && { body }),
    })
    return answerFrom(await apis[kind].fetch(sent, bindings))
  }

  async function health(): Promise<Answer> {
    try {
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...security.data }
      return await createAnswer({ headers, body: JSON.stringify({ status: 'ok', ...(await checkHealth()) }) })
    } catch (error) {
      return problemAnswer({ ...problemOf(error), status: 503 })
    }
  }

  function problemAnswer(problem: Problem, headers: Record<string, string> = {}): Promise<Answer> {
    return createAnswer({
      status: problem.status,
      headers: {
        'Content-Type': problemType,
        'Cache-Control': 'no-store',
        ...(problem.status === 503 && { 'Retry-After': String(busyForSeconds) }),
        ...headers,
        ...security.data,
      },
      body: JSON.stringify(problem),
    })
  }

  /** Handles the requests of one kind of listener. */
  return (kind: Listener['kind']): RequestListener =>
    (request, response) => {
      answer(kind, request, response).catch(async (error) => {
        // A client that leaves while it sends is no failure of ours.
        if (response.destroyed || request.socket.destroyed) return
        log.error({ err: error }, 'A request failed')
        if (response.headersSent) response.destroy()
        else sendAnswer(request, response, await problemAnswer(problemOf(error)))
      })
    }
}

function bodyOf(path: string): GuardedRequest['body'] {
  if (path === uploadsPath) return 'file'
  return pageBody(path) ?? 'json'
}

function methodsOf(path: string): readonly string[] {
  if (pageBody(path)) return [...readMethods, 'POST']
  return isApi(path) ? apiMethods(path) : readMethods
}

function isApi(path: string): boolean {
  return (path === apiPath || path.startsWith(`${apiPath}/`)) && isPlainPath(path)
}

/** The code and styles of the maintenance side, as the build names them (vite.config.ts). */
function isMaintenanceFile(path: string): boolean {
  return path.startsWith(`${basePath}/assets/maintenance-`)
}
