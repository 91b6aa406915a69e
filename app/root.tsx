import { QueryClientProvider } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { feedTitle } from '../content/news-feed.ts'
import type { SiteFacts } from '../content/rendered-site.ts'
import { firstScript } from '../domain/first-script.ts'
import type { Route } from './+types/root.ts'
import { campaignIn, campaignQuery, stageStatesQuery } from './content-api/campaign-query.ts'
import { siteContext } from './content-api/load-context.ts'
import { noticeQuery } from './content-api/notice-query.ts'
import { ownTextsQuery } from './content-api/page-texts-query.ts'
import { type Prefetched, prefetch, prefetchedIn } from './content-api/prefetch.ts'
import { createQueryClient } from './content-api/query-client.ts'
import { storedPageSourcesQuery } from './content-api/stored-queries.ts'
import { PageFrame } from './layout/page-frame.tsx'
import { Styles } from './styles/styles.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: feedTitle, href: '/quarry/updates.xml' },
  { rel: 'icon', href: '/quarry/icon.svg', type: 'image/svg+xml' },
]

/** Where the site stands, what it is set up with, and what every page shows of the campaign; the router never asks for it again. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteFacts & Prefetched> {
  const { origin, today, newsletterAction, sendsMails, pageUse } = context.get(siteContext)
  return {
    ...(await prefetch(context, (content) => [
      campaignQuery(content),
      stageStatesQuery(content),
      noticeQuery(today, content),
      ownTextsQuery(content),
      storedPageSourcesQuery(context, request),
    ])),
    origin,
    today,
    newsletterAction,
    sendsMails,
    pageUse,
  }
}
export const shouldRevalidate = () => false

/** What stands above and below each printed sheet: whose it is, about what, where it stands on the web and how to object. */
function printedLines(data: SiteFacts | undefined, path: string): CSSProperties {
  const { name, application_reference } = campaignIn(data)
  const site = `${data?.origin ?? ''}/quarry`
  const here = path === '/how-to-object' ? '' : `${site}${path === '/' ? '' : path} · `
  return {
    '--printed-head': `${JSON.stringify(`${name} · ${application_reference} · page `)} counter(page) ' of ' counter(pages)`,
    '--printed-foot': JSON.stringify(`${here}How to object: ${site}/how-to-object`),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const data = useRouteLoaderData<typeof loader>('root')
  const pageUse = data?.pageUse ?? 'visit'
  return (
    // One page answers all unknown addresses.
    <html lang="en-GB" style={printedLines(data, pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F1" />
        {pageUse === 'preview' && <base target="_blank" />}
        <Styles sheet="visitors" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {pageUse === 'visit' && (
          <>
            <script>{firstScript}</script>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const matches = useMatches()
  // Only the page that is opened has prefetched responses: a navigation in the browser brings none.
  const [client] = useState(() => createQueryClient(matches.flatMap(({ loaderData }) => prefetchedIn(loaderData))))
  return (
    <QueryClientProvider client={client}>
      <PageFrame>
        <OneSpelling>
          <Outlet />
        </OneSpelling>
      </PageFrame>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnexpectedError error={error} />
}

/** How the addresses of our pages are written. The id of a card may hold any character. */
const ourSpelling = /^\/(?:admin\/impact-cards\/edit\/[^/]+|[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/**
 * Shows the page where its address is spelt as ours are. The router takes other spellings too; inside the site they are
 * asked of the server, which leads to the one address or says that there is none. What the server has sent stays.
 */
function OneSpelling({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [sent] = useState(pathname)
  const isOurs = pathname === sent || ourSpelling.test(pathname)
  useEffect(() => {
    if (!isOurs) location.replace(location.href)
  }, [isOurs])
  return isOurs ? children : null
}

/** The fallback page when a screen cannot be shown. It never tells the reader what broke inside. */
function UnexpectedError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  useEffect(() => console.error(error), [error])
  return (
    <main className="page stack">
      <title>Unexpected Application Error!</title>
      <h1 className="tool-heading">Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Please try again in a minute.</p>
      <p className="row">
        <a className="button" href={here}>
          Try again
        </a>
        <a className="button button-quiet" href="/quarry/">
          Return to Home
        </a>
      </p>
    </main>
  )
}
