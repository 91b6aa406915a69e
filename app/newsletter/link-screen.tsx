import { useSyncExternalStore } from 'react'
import { data, Link, useLocation } from 'react-router'
import { linkCode, newsletterPages, toContact } from '../../content/newsletter-pages.ts'
import { isContentError } from '../../domain/content-error.ts'
import { type LinkOutcome, newsletterPaths } from '../../domain/newsletter-link.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { keep, recall } from '../layout/browser-storage.ts'
import { LastDay } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle } from '../layout/page-meta.ts'
import type { Route } from './+types/link-screen.ts'

/** Which of the two pages stands at a path. */
const pageAt = ({ pathname }: { pathname: string }) =>
  pathname.endsWith(newsletterPaths.confirm) ? 'confirm' : 'unsubscribe'

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

/** Answers the button; mail programs post to the way off the list by themselves too (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const visitors = context.get(visitorPostContext)
  // What mail programs post to has a token in its address, and so have older links.
  const code = codeInForm(await request.formData()) || url.searchParams.get('token')
  const response = await followCode(code, (token) =>
    pageAt(url) === 'confirm' ? visitors.confirmSignup(token) : visitors.unsubscribe(token),
  )
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

/** What leads to these pages is a secret: nobody may keep them, list them, or be told of their address. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
})

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const campaign = campaignOfPage(matches)
  const { title } = newsletterPages(campaign.name)[pageAt(location)]
  return [{ title: fullTitle(title, campaign) }, { name: 'robots', content: 'noindex' }]
}

/**
 * Confirms a sign-up, or takes an address off the list. It is the same page for every token: mail programs open links by
 * themselves, so it does nothing before its button is pressed.
 */
export default function LinkScreen({ actionData: response }: Route.ComponentProps) {
  const page = pageAt(useLocation())
  const words = newsletterPages(useCampaign().name)[page]
  const said = response && words.outcomes[response.outcome]
  const canTry = response === undefined || response.outcome === 'unavailable' || response.outcome === 'missing'
  return (
    <div className="page">
      <PageHeading>{said?.title ?? words.title}</PageHeading>
      <div className="prose">
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

/**
 * The field with the code of a link: what stands behind the # of its address, which no server is sent. Where neither the
 * address nor an earlier try has it, and where there is no JavaScript, whoever came here must type it.
 */
function LinkCodeField({ response }: { response: LinkResponse | undefined }) {
  const inAddress = useSyncExternalStore(subscribe, codeInAddress, unknownOnServer)
  const code = response?.code ?? inAddress ?? ''
  const isMissing = response?.outcome === 'missing'
  if (code === '' && (isMissing || (inAddress === '' && !hasOldToken()))) return <CodeField />
  return (
    <>
      <input type="hidden" name={linkCode.name} value={code} />
      {response?.code === undefined && (
        <noscript>
          <CodeField />
        </noscript>
      )}
    </>
  )
}

function CodeField() {
  return (
    <div className="field measure">
      <label htmlFor="link-code">{linkCode.label}</label>
      <p id="link-code-hint">{linkCode.hint}</p>
      <input
        id="link-code"
        type="text"
        name={linkCode.name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="link-code-hint"
      />
    </div>
  )
}

/** The code that a form brings: without JavaScript it has a field for it beside the empty hidden one. */
function codeInForm(form: FormData): string {
  const typed = form.getAll(linkCode.name).map((value) => (typeof value === 'string' ? value.trim() : ''))
  return typed.find((code) => code !== '') ?? ''
}

const codeInAddress = () => window.location.hash.slice(1) || (recall('sessionStorage', placeOfCode()) ?? '')
const placeOfCode = () => `code ${window.location.pathname}${window.location.search}`
const unknownOnServer = () => undefined
const hasOldToken = () => new URLSearchParams(window.location.search).has('token')

/** Takes the code out of the address and so out of the history; this tab alone keeps it, for when the page is loaded anew. */
function hideCode(): void {
  const { hash, pathname, search } = window.location
  if (hash.length < 2) return
  keep('sessionStorage', placeOfCode(), hash.slice(1))
  if (recall('sessionStorage', placeOfCode()) !== hash.slice(1)) return
  window.history.replaceState(window.history.state, '', pathname + search)
}

function subscribe(onChange: () => void): () => void {
  function look(): void {
    hideCode()
    onChange()
  }
  hideCode()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}
