import { createHash } from 'node:crypto'

/**
 * The entity tag of what stands at a place in this version: for answers that are the same however often they are made. It
 * is weak, since each coding has other bytes.
 */
export function entityTagOf(version: string, place: string): string {
  return `W/"${shortHash(`${version} ${place}`)}"`
}

/**
 * The entity tag of this very content. A page made again differs in a time stamp, and its content policy with it: a browser
 * that were told that nothing has changed would hold the new policy against the page that it has, and run no script.
 */
export function entityTagOfContent(content: string): string {
  return `W/"${shortHash(content)}"`
}

/** A hash that is short enough for a header and long enough that no two contents share it. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/**
 * Whether an If-None-Match header names this entity tag, compared weakly (RFC 9110, 13.1.2): then the client has the
 * answer already.
 */
export function namesEntityTag(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false
  if (header === entityTag || header.trim() === '*') return true
  const opaque = opaquePart(entityTag)
  return (header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? []).some((tag) => opaquePart(tag) === opaque)
}

function opaquePart(entityTag: string): string {
  return entityTag.startsWith('W/') ? entityTag.slice(2) : entityTag
}
