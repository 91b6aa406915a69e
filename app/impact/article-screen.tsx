import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data } from 'react-router'
import { articleAddress, articleSlug, hasFixedRoute } from '../../domain/article-address.ts'
import { articleText } from '../../domain/article-text.ts'
import { groundOfImpactCard } from '../../domain/card-ground.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import type { ObjectionStart } from '../../domain/objection-start.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { fetchArticle, impactCardQuery } from '../content-api/impact-cards-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { NotFound, notFoundMeta } from '../layout/not-found.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { fullTitle, pageMeta } from '../layout/page-meta.ts'
import { CardsLoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/article-screen.ts'
import { ArticleView } from './article-view.tsx'

/**
 * What stands behind an address: the slug of a built-in article and the id of the card that may rewrite it (null where it
 * can have none, as the heritage page), or the id of a card of the maintainers' own.
 */
function readAddress(request: Request, { cardId }: { cardId?: string | undefined }) {
  const slug = cardId ?? articleSlug(new URL(request.url).pathname)
  if (hasFixedRoute(slug)) return { slug, cardId: slug }
  if (cardId === undefined) return { slug, cardId: null }
  return { slug: undefined, cardId }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { slug, cardId } = readAddress(request, params)
  const { content, reads } = context.get(siteContext)
  const builtIn = slug === undefined ? undefined : reads.findArticle(slug)
  const client = createLoaderClient()
  const [card] = await Promise.all([
    cardId === null ? null : client.query(impactCardQuery(cardId, content)),
    client.query(storedPlacesQuery(content)),
  ])
  const text = articleText(builtIn, card ?? undefined)
  if (!text) return data({ builtIn, cardId, words: undefined }, { status: 404 })
  const words = { title: text.title, description: text.description }
  return { builtIn, cardId, words, ...prefetchedBy(client) }
}

/** The built-in article comes before the screen; its card is fetched while the screen says 'Loading...'. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { slug, cardId } = readAddress(request, params)
  const builtIn = slug === undefined ? undefined : await fetchArticle(slug)
  return { builtIn, cardId, words: builtIn ?? { title: 'Impact', description: '' } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.words) return notFoundMeta
  const { builtIn, cardId, words } = loaderData
  return pageMeta({ ...words, path: builtIn ? `/${builtIn.slug}` : articleAddress(cardId ?? '') }, matches)
}

/** An impact article: built in, rewritten by maintainers, or that of a card of theirs. */
export default function ArticleScreen({ loaderData: { builtIn, cardId, words } }: Route.ComponentProps) {
  const { data: card, isLoading, isError } = useQuery({ ...impactCardQuery(cardId ?? ''), enabled: cardId !== null })
  const text = articleText(builtIn, card ?? undefined)
  const campaign = useCampaign()
  const title = text && fullTitle(text.title, campaign)

  useEffect(() => {
    if (title) document.title = title
  }, [title])

  // The server has looked already.
  if (!words) return <NotFound />
  if (isLoading)
    return (
      <p role="status" className="page" data-loading>
        Loading...
      </p>
    )
  if (text)
    return (
      <ArticleView
        key={cardId}
        text={text}
        builtIn={builtIn}
        start={startOf(cardId, card)}
        isWeighed={!card || groundOfImpactCard(card) !== undefined}
        iconName={card?.icon_name}
        isError={isError}
      />
    )
  if (!isError) return <NotFound />
  return (
    <div className="page">
      <PageHeading>Impact</PageHeading>
      <CardsLoadFailure />
    </div>
  )
}

/** What a reader of the article can take to the workshop; nothing where planning cannot weigh it. */
function startOf(cardId: string | null, card: ImpactCard | null | undefined): ObjectionStart | undefined {
  if (cardId === null) return { by: 'ground', key: 'heritage' }
  return card && groundOfImpactCard(card) ? { by: 'card', key: cardId } : undefined
}
