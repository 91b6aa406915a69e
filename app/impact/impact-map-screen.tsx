import { useQuery } from '@tanstack/react-query'
import { impactMap } from '../../content/impact-map.ts'
import { impactCardFacesQuery } from '../content-api/impact-cards-query.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-places-query.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
import { CardsLoadFailure } from '../ui/cards-load-failure.tsx'
import { FadeIn } from '../ui/fade-in.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import type { Route } from './+types/impact-map-screen.ts'
import { ImpactCard } from './impact-card.tsx'
import { ProposalSummary } from './proposal-summary.tsx'
import { useOpenVillage } from './use-open-village.ts'
import { VillageChoice } from './village-choice.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [
    impactCardFacesQuery(content),
    storedPlacesQuery(content),
    pageTextsQuery('impact-map', content),
  ])
export const clientLoader = () => null

export const meta = metaOf({
  title: 'Impact Map',
  description:
    'What the proposed quarry could change: dust, traffic, noise, water, wildlife and farmland. Choose your village to see how it could be affected.',
  path: '/impact-map',
})

/** The impacts of the quarry: the proposal in brief, the village map with its overlay, and the cards. */
export default function ImpactMapScreen() {
  const { village, Overlay, open, close } = useOpenVillage()
  const { words } = usePageTexts('impact-map')
  return (
    <div className="page impact-map">
      <Styles sheet="impact/impact-map" />
      <Styles sheet="impact/village-overlay" />
      <PageHeading>{impactMap.heading}</PageHeading>
      <p className="impact-map-lead">{words('lead', impactMap.lead)}</p>
      <ProposalSummary />
      <PlaceField />
      <VillageChoice onChoose={open} />
      <ImpactCards />
      {village && Overlay && <Overlay key={village.slug} village={village} onClose={close} />}
    </div>
  )
}

function ImpactCards() {
  const { data: cards, isError } = useQuery(impactCardFacesQuery())
  return (
    <section aria-labelledby="impact-cards-heading" className="section">
      <h2 id="impact-cards-heading">{impactMap.cardsHeading}</h2>
      {isError && <CardsLoadFailure />}
      {!isError && !cards && <p role="status">Loading impact cards...</p>}
      <div className="impact-cards print-columns">
        {cards?.map((card, index) => (
          <FadeIn key={card.id} from={index % 2 === 0 ? 'left' : 'right'}>
            <ImpactCard card={card} />
          </FadeIn>
        ))}
      </div>
    </section>
  )
}
