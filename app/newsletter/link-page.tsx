import { data, Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { type LinkPageWords, toContact } from '../../content/newsletter-pages.ts'
import { isContentError } from '../../domain/content-error.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { fullTitle } from '../layout/page-meta.ts'

type Outcome = keyof LinkPageWords['outcomes']
const statuses: Record<Outcome, number> = { done: 200, expired: 410, unknown: 404, unavailable: 503 }

/** Answers the button of a page that a link in an e-mail leads to. What it sends does not matter: the address has the token. */
export async function answerLink(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  follow: (visitors: VisitorPost, token: string) => Promise<Outcome>,
) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await follow(context.get(visitorPostContext), token).catch((error): Outcome => {
    if (isContentError(error)) return 'unavailable'
    throw error
  })
  return data({ outcome }, { status: statuses[outcome] })
}

/** The token in the address is a secret: nobody may keep it, list it, or be told of it. */
export const linkPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

export function linkPageMeta({ title }: LinkPageWords): MetaDescriptor[] {
  return [{ title: fullTitle(title) }, { name: 'robots', content: 'noindex' }]
}

/** The same page for every token: mail programs open links by themselves, so it does nothing before its button is pressed. */
export function LinkPage({ words, outcome }: { words: LinkPageWords; outcome: Outcome | undefined }) {
  const answer = outcome && words.outcomes[outcome]
  const canTry = outcome === undefined || outcome === 'unavailable'
  return (
    <div className="page">
      <PageHeading>{answer?.title ?? words.title}</PageHeading>
      <div className="prose">
        {answer ? (
          <p role={outcome === 'done' ? 'status' : 'alert'} className="mt-4">
            {answer.text}
          </p>
        ) : (
          <p className="mt-4">{words.intro}</p>
        )}
        {canTry ? (
          // Without an action it posts to the address of the page, token and all.
          <form method="post" className="mt-6">
            <button type="submit" className="button">
              {words.button}
            </button>
          </form>
        ) : (
          <p className="mt-6">
            <Link className="button" to="/contact">
              {toContact}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
