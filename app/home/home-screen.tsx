import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { home } from '../../content/home.ts'
import { affectedInShort } from '../../domain/affected-places.ts'
import { articleAddress } from '../../domain/article-address.ts'
import { organisationData } from '../../domain/structured-data.ts'
import { impactCardSummariesQuery } from '../content-api/impact-cards-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { ConsultationLine, ObjectionButton, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, pageMeta, siteAddress } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
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

/** The home page: what is proposed, where the visitor lives, how to use the site, the map, the impacts in short, and who speaks here. */
export default function HomeScreen() {
  const { words } = usePageTexts('home')
  const consultation = useConsultation()
  return (
    <div className="page">
      <Styles sheet="home/home" />
      <div className="home-opening">
        <div>
          <p className="home-statement">{words('statement', home.statement)}</p>
          <p>
            {words('what', home.what)}
            <SourceMarks at="home.what" />
          </p>
          <PlaceField />
          {consultation.state === 'none' ? (
            <p>{words('closed', home.closed)}</p>
          ) : (
            <ConsultationLine consultation={consultation} />
          )}
          <p className="no-print">
            <ObjectionButton to="/how-to-object">Object Now</ObjectionButton>
          </p>
        </div>
        <div className="home-pair">
          {home.pair.map(({ view, name, alternative }) => (
            <figure key={view}>
              <img
                src={`/quarry/drawn/home-pair.svg#${view}`}
                alt={alternative}
                width="800"
                height="440"
                fetchPriority="high"
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
        <div className="home-usage">
          <PageHeading>{home.heading}</PageHeading>
          <p>{words('usage', home.usage)}</p>
          <p className="home-pair-note">
            {home.pairNote}
            <SourceMarks at="pair" />
          </p>
        </div>
      </div>
      <HomeMap />
      <FadeIn>
        <ImpactCardList />
      </FadeIn>
      <section aria-labelledby="about-heading" className="section prose home-about">
        <h2 id="about-heading">{home.whoHeading}</h2>
        <p>{words('who', home.who)}</p>
      </section>
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
          <li key={card.id}>
            <Link className="card-list-link" to={articleAddress(card.card_id)}>
              <CardIcon name={card.icon_name} />
              <span>
                <span className="title card-list-title">{card.title}</span> <span>{home.effects[card.card_id]}</span>{' '}
                <span className="quiet">{affectedInShort(card.affected_villages)}</span>
              </span>
            </Link>
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
