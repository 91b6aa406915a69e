/** Somebody who keeps asking for pages while the site is attacked, in a process of their own. */
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { message } from '../hostile/texts.ts'
import { proxyAddress } from './attacks.ts'
import { type Order, takeOrder } from './orders.ts'
import { visitedPages, visitedSearch } from './visited-pages.ts'

/** What the visitor is told. */
export interface VisitOrder extends Order {
  /** How long the visitor waits for an answer. */
  patienceSeconds: number
}

/** What the visitor saw. */
export interface VisitReport {
  /** What was asked, and how long it took from asking to the last byte, in ms; what was refused counts too. */
  asked: { what: string; ms: number }[]
  /** What was refused, and how often: every status but 200 and 304, and every connection that failed. */
  refused: Record<string, number>
  /** 99% of the visitor's own turns began within so many ms: a slow visitor cannot judge the site. */
  ownDelayMs: number
}

const ownAddress = '127.0.1.1'
/** The address that the two forms come from, as another visitor's. */
const formsFrom = '127.0.1.2'
const perSecond = 20
const delayResolutionMs = 10

/** A search once in so many turns. */
const searchEvery = 40
const form = `${new URLSearchParams({ form: 'message', ...message })}`

function nameOf(error: NodeJS.ErrnoException): string {
  return error.code === 'ABORT_ERR' ? 'no answer' : (error.code ?? error.name)
}

interface Asking {
  target: string
  from: string
  isFresh?: boolean
  entityTag?: string | undefined
  body?: string
}

takeOrder(({ port, seconds, isProxied, patienceSeconds }: VisitOrder) => {
  const report: VisitReport = { asked: [], refused: {}, ownDelayMs: 0 }
  const entityTags = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: 6, scheduling: 'fifo' })
  const underWay = new Set<Promise<void>>()

  async function ask(asking: Asking): Promise<void> {
    const began = performance.now()
    const outcome = await answerTo(asking).catch(nameOf)
    const what = `${asking.body === undefined ? '' : 'a form to '}${asking.target}${asking.isFresh ? ' on a fresh connection' : ''}`
    report.asked.push({ what, ms: performance.now() - began })
    if (outcome === 200 || outcome === 304) return
    const reason = `${outcome} for ${what}`
    report.refused[reason] = (report.refused[reason] ?? 0) + 1
  }

  function answerTo({ target, from, isFresh = false, entityTag, body }: Asking): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path: target,
        method: body === undefined ? 'GET' : 'POST',
        localAddress: isProxied ? proxyAddress : from,
        agent: isFresh ? new Agent() : agent,
        signal: AbortSignal.timeout(patienceSeconds * 1000),
        headers: {
          'Accept-Encoding': 'br',
          ...(entityTag !== undefined && { 'If-None-Match': entityTag }),
          ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...(isProxied && { 'X-Forwarded-For': from }),
        },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        if (response.headers.etag) entityTags.set(target, response.headers.etag)
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      })
      sent.end(body)
    })
  }

  function begin(asking: Asking): void {
    const asked = ask(asking).finally(() => underWay.delete(asked))
    underWay.add(asked)
  }

  const sendForm = () => begin({ target: '/quarry/contact', from: formsFrom, isFresh: true, body: form })
  const delay = monitorEventLoopDelay({ resolution: delayResolutionMs })
  delay.enable()
  let turn = 0
  const turns = setInterval(() => {
    const target = turn % searchEvery === 10 ? visitedSearch : (visitedPages[turn % visitedPages.length] ?? '')
    // Every second time with what the browser has kept.
    const entityTag = turn % 2 === 0 ? undefined : entityTags.get(target)
    begin({ target, from: ownAddress, isFresh: turn % perSecond === 0, entityTag })
    turn += 1
  }, 1000 / perSecond)
  sendForm()
  const secondForm = setTimeout(sendForm, seconds * 800)

  return async () => {
    clearInterval(turns)
    clearTimeout(secondForm)
    await Promise.all(underWay)
    agent.destroy()
    report.ownDelayMs = Math.max(0, delay.percentile(99) / 1e6 - delayResolutionMs)
    return report
  }
})
