import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { home } from '../../content/home.ts'
import { affectedInShort } from '../../domain/affected-places.ts'
import { articleAddress } from '../../domain/article-address.ts'
import { organisationData } from '../../domain/structured-data.ts'
import { answeringGroup } from '../../domain/unset-details.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { impactCardSummariesQuery } from '../content-api/impact-cards-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { ConsultationLine, ObjectionButton, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, pageMeta, siteAddress } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { CardIcon } from '../ui/card-icon.tsx'
import { FadeIn } from '../ui/fade-in.tsx'
import { CardsLoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import type { Route } from './+types/home-screen.ts'
import { HomeMap } from './home-map.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [impactCardSummariesQuery(content), storedPlacesQuery(content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(
    {
      title: 'Home',
      description:
        'A sand and gravel quarry is proposed between Barford and Wasperton. See what it would mean for your village, and how to object.',
      path: '/',
    },
    matches,
  ),
  { 'script:ld+json': organisationData(campaignOfPage(matches), siteAddress(matches)) },
]

/** The home page: what is proposed and how big, who speaks here, where the visitor lives, what to do, the map and the impacts in short. */
export default function HomeScreen() {
  const { words } = usePageTexts('home')
  const consultation = useConsultation()
  return (
    <div className="page">
      <div className="with-side">
        <div className="stack first-screen">
          <PageHeading>{words('statement', home.statement)}</PageHeading>
          <p className="lead">
            {words('what', home.what)}
            <SourceMarks at="home.what" />
          </p>
          <p>
            <strong>{answeringGroup(useCampaign())}.</strong> {words('who', home.who)}
          </p>
          <PlaceField isAboveList />
          {consultation.state === 'none' ? (
            <p>{words('closed', home.closed)}</p>
          ) : (
            <ConsultationLine consultation={consultation} />
          )}
          <p className="row no-print">
            <ObjectionButton to="/how-to-object">Object Now</ObjectionButton>
            {consultation.state !== 'none' && consultation.state !== 'over' && <span>{home.object}</span>}
          </p>
        </div>
        <div className="grid gap-8 side picture-pair no-print" style={{ '--column': '19rem' }}>
          {home.pair.map(({ view, name, alternative }, index) => (
            <figure key={view}>
              <figcaption>{name}</figcaption>
              <img
                src={`/quarry/drawn/home-pair.svg#${view}`}
                alt={alternative}
                width="800"
                height="440"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </figure>
          ))}
          <p>
            <small>
              {home.pairNote}
              <SourceMarks at="pair" />
            </small>
          </p>
        </div>
      </div>
      <HomeMap />
      <FadeIn>
        <ImpactCardList />
      </FadeIn>
    </div>
  )
}

const cardsShown = 6

/** The first impact cards in short, each leading to its article, and the way to all. */
function ImpactCardList() {
  const { data: cards, isError } = useQuery(impactCardSummariesQuery())
  return (
    <section aria-labelledby="effects-heading" className="section stack gap-24">
      <h2 id="effects-heading">{home.effectsHeading}</h2>
      {isError && <CardsLoadFailure />}
      {!isError && !cards && <p role="status">Loading impact cards...</p>}
      <ul className="grid card-list">
        {cards?.slice(0, cardsShown).map((card) => (
          <li key={card.id} className="card">
            <h3 className="row gap-8">
              <CardIcon name={card.icon_name} />
              <Link className="standing-link" to={articleAddress(card.card_id)}>
                {card.title}
              </Link>
            </h3>
            <p>{home.effects[card.card_id]}</p>
            <p className="quiet">{affectedInShort(card.affected_villages)}</p>
          </li>
        ))}
      </ul>
      {cards && cards.length > cardsShown && (
        <Link className="standing-link no-print" to="/impact-map">
          {home.allEffects(cards.length)}
        </Link>
      )}
    </section>
  )
}
