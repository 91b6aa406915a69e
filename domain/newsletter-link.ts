/** The pages that the links in our e-mails to subscribers lead to, below /quarry. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const

/** The address in an e-mail; the token in it is all the authority that its page asks for. `origin` is such as https://example.org. */
export function newsletterLink(origin: string, page: keyof typeof newsletterPaths, token: string): string {
  return `${origin}/quarry${newsletterPaths[page]}?token=${encodeURIComponent(token)}`
}

/** What became of following a link: an expired one was true once. */
export type LinkOutcome = 'done' | 'expired' | 'unknown'
