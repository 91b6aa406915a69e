import type { IncomingMessage, ServerResponse } from 'node:http'
import { headerOf } from '../header-of.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import type { Answer, Variant } from './answer.ts'
import { namesEntityTag } from './entity-tag.ts'

/** Sends an answer in the coding that the client likes best; 304 where the client has it, headers alone for HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.entityTag !== undefined && namesEntityTag(headerOf(request, 'if-none-match'), answer.entityTag)) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const variant = chooseVariant(answer, headerOf(request, 'accept-encoding'))
  response.writeHead(answer.status, variant.headers)
  // For HEAD node:http leaves the body out by itself.
  response.end(variant.body, 'latin1')
}

function chooseVariant({ variants }: Answer, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}
