/** The pages that the links in our e-mails to subscribers lead to, below /quarry. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const

/**
 * The address in an e-mail; the token in it is all the authority that its page asks for. It stands behind the #, which no
 * browser sends to a server: no log has it. `origin` is such as https://example.org.
 */
export function newsletterLink(origin: string, page: keyof typeof newsletterPaths, token: string): string {
  return `${origin}/quarry${newsletterPaths[page]}#${token}`
}

/** The address that mail programs post to by themselves (RFC 8058). What they post is fixed, so the token is in the address. */
export function oneClickLink(origin: string, token: string): string {
  return `${origin}/quarry${newsletterPaths.unsubscribe}?token=${token}`
}

/** What became of following a link: an expired one was true once. */
export type LinkOutcome = 'done' | 'expired' | 'unknown'
