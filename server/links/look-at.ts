import type { LinkCheck } from '../../domain/link-check.ts'
import { type AskOptions, askOnce, type FirstAnswer, RefusedAddress } from './ask-once.ts'
import type { TurnsByHost } from './turns-by-host.ts'

export interface LookOptions extends Omit<AskOptions, 'signal'> {
  turns: TurnsByHost
  /** Ends the looking as a whole. */
  signal: AbortSignal
  /** How long one request may take, in milliseconds. */
  patienceMs: number
}

const mostRedirects = 5

/** What came of a look. `isUnheard` where nothing was heard of a host that may be asked: that may be its fault, or our network's. */
interface Look {
  outcome: Outcome
  isUnheard: boolean
}

type Outcome = Pick<LinkCheck, 'result' | 'status' | 'words'>

/** Looks at an address and tells what came of it. Rejects only when the looking as a whole is ended. */
export async function lookAt(address: string, options: LookOptions): Promise<Look> {
  try {
    return { outcome: await follow(address, options), isUnheard: false }
  } catch (error) {
    options.signal.throwIfAborted()
    const wasAsked = !(error instanceof RefusedAddress) && URL.canParse(address)
    return { outcome: failed(error), isUnheard: wasAsked }
  }
}

/** Every step of a way is an address like the first, and is looked at as strictly. */
async function follow(address: string, options: LookOptions): Promise<Outcome> {
  let url = new URL(address)
  for (let step = 0; step <= mostRedirects; step += 1) {
    const answer = await ask(url, options)
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && answer.location !== undefined
    if (!isRedirect) return told(answer.status, step === 0 ? undefined : url)
    const next = URL.parse(answer.location ?? '', url)
    if (!next) return broken(answer.status, 'It leads on to something that is no address.')
    url = next
  }
  return broken(null, `It leads on more than ${mostRedirects} times.`)
}

/** A server that does not like HEAD is asked once more, in the way that browsers do. */
async function ask(url: URL, options: LookOptions): Promise<FirstAnswer> {
  const { turns, signal, patienceMs } = options
  const once = (method: 'HEAD' | 'GET') =>
    turns.take(url.host, signal, () =>
      askOnce(url, method, { ...options, signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) }),
    )
  const first = await once('HEAD')
  return first.status < 400 ? first : once('GET')
}

function told(status: number, movedTo: URL | undefined): Outcome {
  if (status >= 200 && status < 300) {
    const words = movedTo ? `It answered, after leading on to ${movedTo.host}${movedTo.pathname}` : 'It answered.'
    return { result: 'answered', status, words: words.slice(0, 500) }
  }
  if (status === 404 || status === 410) return broken(status, `The page is not there (${status}).`)
  if (status >= 400 && status < 500) {
    return {
      result: 'closed-to-programs',
      status,
      words: `It could not be looked at by a program (${status}). Open it yourself.`,
    }
  }
  return noAnswer(status, `Its server answered with an error (${status}).`)
}

const broken = (status: number | null, words: string): Outcome => ({ result: 'broken', status, words })
const noAnswer = (status: number | null, words: string): Outcome => ({ result: 'no-answer', status, words })

function failed(error: unknown): Outcome {
  if (error instanceof RefusedAddress) return broken(null, `${error.message} No visitor can follow it.`)
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (code === 'ETIMEDOUT' || (cause instanceof Error && cause.name === 'TimeoutError'))
    return noAnswer(null, 'It took too long to answer.')
  if (code === 'ENOTFOUND') return broken(null, 'There is no host of this name.')
  if (code === 'ERR_INVALID_URL') return broken(null, 'It is no web address.')
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code ?? ''))
    return broken(null, 'Its certificate is not valid: browsers warn of it.')
  return noAnswer(null, 'It did not answer.')
}
