import { data, Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { newsletterPages, toContact } from '../../content/newsletter-pages.ts'
import { isContentError } from '../../domain/content-error.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { LastDay } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle, type MetaMatches } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import { codeInForm, LinkCodeField } from '../ui/link-code.tsx'

type LinkPageName = keyof ReturnType<typeof newsletterPages>

/** What became of pressing the button. The code comes back where it is needed once more. */
interface LinkResponse {
  outcome: LinkOutcome | 'missing' | 'unavailable'
  code?: string
}
const statuses: Record<LinkResponse['outcome'], number> = {
  done: 200,
  missing: 400,
  expired: 410,
  unknown: 404,
  unavailable: 503,
}

/** Answers the button of a page that a link in an e-mail leads to. */
export async function followLink(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  follow: (visitors: VisitorPost, token: string) => Promise<LinkOutcome>,
) {
  // Mail programs post to an address with a token in it, and older links have it.
  const code = codeInForm(await request.formData()) || new URL(request.url).searchParams.get('token')
  const response = await followCode(code, (token) => follow(context.get(visitorPostContext), token))
  return data(response, { status: statuses[response.outcome] })
}

async function followCode(code: string | null, follow: (token: string) => Promise<LinkOutcome>): Promise<LinkResponse> {
  if (!code) return { outcome: 'missing' }
  try {
    return { outcome: await follow(code) }
  } catch (error) {
    if (isContentError(error)) return { outcome: 'unavailable', code }
    throw error
  }
}

export function linkPageMeta(page: LinkPageName, matches: MetaMatches): MetaDescriptor[] {
  const campaign = campaignOfPage(matches)
  const { title } = newsletterPages(campaign.name)[page]
  return [{ title: fullTitle(title, campaign) }, { name: 'robots', content: 'noindex' }]
}

/** The same page for every token: mail programs open links by themselves, so it does nothing before its button is pressed. */
export function LinkPage({ page, response }: { page: LinkPageName; response: LinkResponse | undefined }) {
  const words = newsletterPages(useCampaign().name)[page]
  const said = response && words.outcomes[response.outcome]
  const canTry = response === undefined || response.outcome === 'unavailable' || response.outcome === 'missing'
  return (
    <div className="page">
      <Styles sheet="newsletter/newsletter" />
      <PageHeading>{said?.title ?? words.title}</PageHeading>
      <div className="prose newsletter-page">
        {said ? <p role={response?.outcome === 'done' ? 'status' : 'alert'}>{said.text}</p> : <p>{words.intro}</p>}
        {page === 'confirm' && response?.outcome === 'done' && <LastDay />}
        {canTry ? (
          // Without an action it posts to the address of the page, with the token that an older link has in it.
          <form method="post">
            <LinkCodeField response={response} />
            <button type="submit" className="button">
              {words.button}
            </button>
          </form>
        ) : (
          <p>
            <Link className="button" to="/contact">
              {toContact}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
