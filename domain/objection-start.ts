/** What a link to the workshop has chosen beforehand: a community, the card behind an article, or a ground. */
export interface ObjectionStart {
  by: 'village' | 'card' | 'ground'
  key: string
}

/** The link that begins an objection there. What is chosen stands behind the '#': one page is kept for all, and no server hears of it. */
export function objectionStartAddress({ by, key }: ObjectionStart): string {
  return `/write-objection#${by}=${encodeURIComponent(key)}`
}

/** Reads the part of an address from the '#' on; undefined where it chooses nothing. */
export function readObjectionStart(hash: string): ObjectionStart | undefined {
  const chosen = new URLSearchParams(hash.slice(1))
  for (const by of ['village', 'card', 'ground'] as const) {
    const key = chosen.get(by)
    if (key) return { by, key }
  }
  return undefined
}
