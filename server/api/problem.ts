import { ContentError, type ContentErrorCode, type FieldError } from '../../domain/content-error.ts'

/** An error response as RFC 9457 has it, with the code from our closed set and what the editors need to go on. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: ContentErrorCode
  fields?: FieldError[]
  /** On a conflict: the row as it is stored now. */
  current?: unknown
}

/** The status and the title of each kind. */
const kinds: Record<ContentErrorCode, { status: number; title: string }> = {
  'not-found': { status: 404, title: 'Not found' },
  invalid: { status: 400, title: 'Not valid' },
  conflict: { status: 412, title: 'Changed meanwhile' },
  forbidden: { status: 403, title: 'Not allowed' },
  'too-many': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available' },
}

export const problemType = 'application/problem+json'

/** A problem of this kind; `status` where it is finer than the code's own. */
export function createProblem(code: ContentErrorCode, detail: string, status = kinds[code].status): Problem {
  return { type: `urn:quarry:problem:${code}`, title: kinds[code].title, status, detail, code }
}

/** What a failure looks like from outside. Of an error that is not a ContentError nothing is told. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ContentError)) {
    return createProblem('unavailable', 'Something went wrong on our side. Please try again in a minute.', 500)
  }
  return {
    ...createProblem(error.code, error.message),
    ...(error.fields.length > 0 && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
  }
}

/** A problem as a response; like all that goes wrong, it is not cached (server/http/site.ts). */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: { ...headers, 'Content-Type': problemType },
  })
}

/** When whoever meets a failure of ours may come again. */
export const retryAfterSeconds = 2

/** The header that tells how long to wait, where waiting helps. */
export function retryAfter(error: unknown): Record<string, string> {
  if (!(error instanceof ContentError)) return {}
  const seconds = error.retryAfterSeconds ?? (error.code === 'unavailable' ? retryAfterSeconds : undefined)
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

/** The refusal of a body that is larger than this, in bytes. */
export function tooLargeBody(largest: number): Problem {
  const limit = largest < 1_000_000 ? `${largest / 1000} kB` : `${largest / 1_000_000} MB`
  return createProblem('invalid', `The body must be at most ${limit}.`, 413)
}
