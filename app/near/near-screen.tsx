import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, redirect, useLocation } from 'react-router'
import { noConsultation } from '../../content/consultation.ts'
import { knownPlaces } from '../../content/known-places.ts'
import { nearPage } from '../../content/near-page.ts'
import { placePositions } from '../../content/place-positions.ts'
import { nearestVillages, type Place } from '../../content/places.ts'
import {
  addressOfHome,
  disclaimedAt,
  elsewhere,
  nearAddress,
  outcodes,
  roughDistance,
  roughlyAway,
  type Settlement,
  settlementAddress,
  settlements,
} from '../../content/settlements.ts'
import { whereWords } from '../../content/village-page.ts'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { articleAddress } from '../../domain/article-address.ts'
import { groundOfImpactCard } from '../../domain/card-ground.ts'
import { type ImpactCardSummary, impactCardSummariesQuery } from '../content-api/impact-cards-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { placeAddress, useKnownPlaces } from '../content-api/places-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { ConsultationLine, ObjectionFrom, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { ScalePlanFor } from '../ui/figures/scale-plan.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import type { Route } from './+types/near-screen.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('place')
  if (typed !== null) {
    const { content } = context.get(siteContext)
    const known = knownPlaces(await content.list('village_data'))
    throw redirect(addressOfHome(typed, known), { headers: { 'Cache-Control': 'no-store' } })
  }
  return prefetch(context, (content) => [storedPlacesQuery(content), impactCardSummariesQuery(content)])
}
export const clientLoader = () => null

/** The place or the postcode district that an address names. */
function readSlug(slug: string | undefined) {
  return {
    settlement: settlements.find((each) => each.slug === slug),
    outcode: outcodes.find((each) => each.toLowerCase() === slug),
  }
}

export const meta: Route.MetaFunction = ({ params: { slug }, matches }) => {
  const { settlement, outcode } = readSlug(slug)
  const named = settlement?.slug ?? outcode?.toLowerCase()
  const words = {
    title: (outcode ? nearPage.district(outcode) : nearPage.list).title,
    description: nearPage.listDescription,
    ...(settlement && { title: nearPage.title(settlement.name), description: nearPage.description(settlement.name) }),
    path: named ? nearAddress(named) : '/near',
  }
  return pageMeta({ ...words, picturePath: '/near' }, matches)
}

/** What the quarry may mean for a place near the site that has no report; else asks for such a place. */
export default function NearScreen({ params: { slug } }: Route.ComponentProps) {
  const known = useKnownPlaces()
  const { key, search } = useLocation()
  const { settlement, outcode } = readSlug(slug)
  if (settlement) return <Near key={slug} settlement={settlement} />
  if (!outcode && slug !== undefined && slug !== elsewhere) return <Navigate to={nearAddress(elsewhere)} replace />
  const said = slug === elsewhere ? new URLSearchParams(search).getAll('meant') : []
  const districts = outcodes.map((name) => ({ slug: name.toLowerCase(), name }))
  const named = [...known.filter(({ isQuarry }) => !isQuarry), ...settlements, ...districts]
  const meant = [...new Set(said)].flatMap((each) => named.find((place) => place.slug === each) ?? [])
  const [only, ...others] = meant
  const one = only && others.length === 0 ? nearPage.meant(only.name) : undefined
  const asked = meant.length > 0 ? 'several' : slug ? 'unknown' : 'list'
  const { title, lead } = outcode ? nearPage.district(outcode) : (one ?? nearPage[asked])
  const offered = outcode
    ? settlements.filter((each) => each.outcode === outcode)
    : settlements.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
  const linksTo = (places: readonly Pick<Place, 'slug' | 'name'>[], say = (name: string): string => name) => (
    <ul className="columns">
      {places.map((place) => (
        <li key={place.slug}>
          <Link className="standing-link" to={settlementAddress(place, known)}>
            {say(place.name)}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div key={slug} className="page stack gap-40">
      <div className="with-side">
        <div>
          {/* Whoever is asked once more hears it once more. */}
          <PageHeading key={key}>{title}</PageHeading>
          {meant.length > 0 && linksTo(meant, one && (() => one.yes))}
          <p className="lead">{lead}</p>
        </div>
        {!outcode && (
          <div className="side">
            <PlaceField isAboveList />
          </div>
        )}
      </div>
      {linksTo(offered)}
    </div>
  )
}

function Near({ settlement }: { settlement: Settlement }) {
  const known = useKnownPlaces()
  const consultation = useConsultation()
  const nearest = nearestVillages(settlement.position, known)
  const { data: cards = [] } = useQuery(impactCardSummariesQuery())
  const { name, position } = settlement
  const miles = roughlyAway(settlement, { position: placePositions['quarry-site'] })
  return (
    <div className="page with-side">
      <div>
        <PageHeading>{nearPage.title(name)}</PageHeading>
        <p className="lead">{whereWords(name, roughDistance(settlement))}</p>
        <ConsultationLine consultation={consultation} none={noConsultation} />
        <p className="no-print">
          <ObjectionFrom slug={settlement.slug} name={name} />
        </p>
      </div>
      <div className="side">
        <ScalePlanFor name={name} position={position} rough={miles} />
      </div>
      <div className="prose">
        <h2>{nearPage.matterHeading}</h2>
        <p>{nearPage.matter}</p>
        <ul>
          {likelyToMatter(cards, settlement, known).map(({ card, why }) => (
            <li key={card.id}>
              <Link to={articleAddress(card.card_id)}>{card.title}</Link>: {why}
            </li>
          ))}
        </ul>
        <p>
          <Link to="/impact-map">{nearPage.all}</Link>
        </p>
        <h2>{nearPage.villagesHeading}</h2>
        <ul>
          {nearest.map((village) => (
            <li key={village.slug}>
              <Link to={placeAddress(village)}>{village.name}</Link>, {nearPage.away(roughlyAway(settlement, village))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const traffic = 'traffic-safety'

/** What holds at such a distance: the lorries, which come farthest, then what the nearest villages' reports say, and what holds everywhere. */
function likelyToMatter(cards: readonly ImpactCardSummary[], settlement: Settlement, known: readonly Place[]) {
  const disclaimed: readonly string[] = disclaimedAt(settlement)
  const nearest = nearestVillages(settlement.position, known)
  return cards
    .map((card) => {
      const affected = card.affected_villages.map((name) => affectedPlaceSlug(name, known))
      const villages = nearest.filter(({ slug }) => affected.includes(slug)).map(({ name }) => name)
      const isForAll = affected.includes(undefined)
      const why = card.card_id === traffic ? nearPage.lorries : nearPage.written(isForAll ? [] : villages)
      return { card, why, isFelt: card.card_id === traffic || isForAll || villages.length > 0 }
    })
    .filter(({ card, isFelt }) => {
      const ground = groundOfImpactCard({ ...card, short_description: '' })
      return isFelt && ground !== undefined && ground !== 'cumulative' && !disclaimed.includes(ground)
    })
    .toSorted((a, b) => Number(b.card.card_id === traffic) - Number(a.card.card_id === traffic))
}
