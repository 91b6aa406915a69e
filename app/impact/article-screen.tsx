import { QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data } from 'react-router'
import { loadArticle } from '../../content/load-article.ts'
import type { Article } from '../../domain/article.ts'
import { articleAddress, articleSlug } from '../../domain/article-address.ts'
import { articleText } from '../../domain/article-text.ts'
import { groundOfImpactCard } from '../../domain/card-ground.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import type { ObjectionStart } from '../../domain/objection-start.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { impactCardQuery } from '../content-api/impact-cards-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-places-query.ts'
import { NotFound, notFoundMeta } from '../layout/not-found.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { fullTitle, pageMeta } from '../layout/page-meta.ts'
import { CardsLoadFailure } from '../ui/cards-load-failure.tsx'
import type { Route } from './+types/article-screen.ts'
import { ArticleView } from './article-view.tsx'

/** What stands behind an address: a built-in article, a card, or both. The heritage page alone has no card. */
interface Behind {
  builtIn: Article | undefined
  cardId: string | null
}

async function findBehind(request: Request, { cardId }: { cardId?: string | undefined }): Promise<Behind> {
  const builtIn = await loadArticle(cardId ?? articleSlug(new URL(request.url).pathname))
  if (cardId === undefined) return { builtIn, cardId: builtIn?.cardId ?? null }
  return { builtIn: builtIn?.cardId === cardId ? builtIn : undefined, cardId }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const behind = await findBehind(request, params)
  const { builtIn, cardId } = behind
  const client = new QueryClient()
  const queries = cardId === null ? [] : [cardId]
  const prefetched = await prefetch(
    context,
    (content) => [storedPlacesQuery(content), ...queries.map((id) => impactCardQuery(id, content))],
    client,
  )
  const text = articleText(builtIn, client.getQueryData(impactCardQuery(cardId ?? '').queryKey) ?? undefined)
  if (!text) return data({ ...behind, words: undefined }, { status: 404 })
  const words = { title: text.title, description: text.description }
  return { ...behind, words, ...prefetched }
}

/** The built-in text comes with the page's code; its card is fetched while the screen says 'Loading...'. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const behind = await findBehind(request, params)
  return { ...behind, words: behind.builtIn ?? { title: 'Impact', description: '' } }
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
