import { ContentError } from '../../domain/content-error.ts'

/** The JSON object that a request brings; throws 'invalid' for anything else. */
export async function readObject(request: Request): Promise<object> {
  const body = await readJson(request)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new ContentError('invalid', 'The body must be a JSON object.')
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ContentError('invalid', 'The body is not JSON.', { cause })
  }
}
