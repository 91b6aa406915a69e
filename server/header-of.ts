import type { IncomingMessage } from 'node:http'

/**
 * The first header of this name, which is in lower case, as it stood on the wire. `request.headers` is made of all of them
 * when it is first asked for, which takes as long as all the rest of a kept answer.
 */
export function headerOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index] ?? ''
    if (raw.length === name.length && raw.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}
