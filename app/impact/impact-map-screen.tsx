import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { articlePage } from '../../content/article-page.ts'
import { noConsultation } from '../../content/consultation.ts'
import { impactMap } from '../../content/impact-map.ts'
import { impactSummary } from '../../content/impact-summary.ts'
import type { Place } from '../../content/places.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { impactCardFacesQuery } from '../content-api/impact-cards-query.ts'
import { placeAddress, useKnownPlaces } from '../content-api/places-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { ConsultationLine, ObjectionButton, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { FadeIn } from '../ui/fade-in.tsx'
import { CardsLoadFailure } from '../ui/load-failure.tsx'
import {
  type Hover,
  MapLegend,
  MarkerFace,
  mapHintId,
  markerAttributes,
  PlaceList,
  PlaceMap,
} from '../ui/map/place-map.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { Route } from './+types/impact-map-screen.ts'
import { ImpactCard } from './impact-card.tsx'
import { VillageOverlay } from './village-overlay.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [impactCardFacesQuery(content), storedPlacesQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({
  title: 'Impact Map',
  description:
    'What the proposed quarry could change: dust, traffic, noise, water, wildlife and farmland. Choose your village to see how it could be affected.',
  path: '/impact-map',
})

/** The impacts of the quarry: the proposal in brief, the village map with its overlay, and the cards. */
export default function ImpactMapScreen() {
  const { village, open, close } = useOpenVillage()
  const { words } = usePageTexts('impact-map')
  const consultation = useConsultation()
  const objectNow = (
    <p className="no-print">
      <ObjectionButton to="/how-to-object">Object Now</ObjectionButton>
    </p>
  )
  return (
    <div className="page impact-map">
      <div className="with-side">
        <div>
          <PageHeading>{impactMap.heading}</PageHeading>
          <p className="lead">{words('lead', impactMap.lead)}</p>
          <ConsultationLine consultation={consultation} none={noConsultation} />
          {objectNow}
        </div>
        <PlaceField />
      </div>
      <ProposalSummary />
      <VillageChoice onChoose={open} />
      <ImpactCards />
      {consultation.state !== 'over' && (
        <section aria-labelledby="call-heading" className="call no-print">
          <h2 id="call-heading">{articlePage.callHeading}</h2>
          <p>{articlePage.call}</p>
          {objectNow}
        </section>
      )}
      {village && <VillageOverlay key={village.slug} place={village} onClose={close} />}
    </div>
  )
}

/**
 * The village whose overlay is open, as the address says (#barford): so the browser's Back closes it, Forward and a reload
 * open it again, and a link can lead to it.
 */
function useOpenVillage() {
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const isHydrated = useIsHydrated()
  const known = useKnownPlaces()
  return {
    village: isHydrated ? known.find(({ slug, isQuarry }) => !isQuarry && hash === `#${slug}`) : undefined,
    open({ slug }: Place) {
      navigate({ hash: slug }, { state: { isOverMap: true }, preventScrollReset: true })
    },
    /** Leaves no entry of the overlay behind: where the map lies beneath it, this is Back. */
    close() {
      if (state?.isOverMap) navigate(-1)
      else navigate('.', { replace: true, preventScrollReset: true })
    },
  }
}

/** The proposal in brief, with the way to the council's papers and to the key facts. */
function ProposalSummary() {
  const campaign = useCampaign()
  return (
    <section className="led strata section" aria-labelledby="summary-heading">
      <div>
        <h2 id="summary-heading">{impactSummary.heading}</h2>
        <p>{impactSummary.intro}</p>
      </div>
      <ul className="grid">
        {impactSummary.points.map(({ figure, text }, index) => (
          <li key={figure}>
            <p className="title">{figure}</p>
            <p>
              {text}
              <SourceMarks at={`point-${index}`} />
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{impactSummary.source}</p>
      <p className="row">
        <a className="standing-link" href={campaign.planning_documents_url} target="_blank" rel="noopener">
          <span>
            {impactSummary.planningDocuments} {campaign.application_reference}&nbsp;
            <ExternalLink aria-label="(opens a new tab)" size={18} />
          </span>
        </a>
        <Link className="standing-link no-print" to="/the-proposal">
          {impactSummary.keyFacts}
        </Link>
      </p>
    </section>
  )
}

function ImpactCards() {
  const { data: cards, isError } = useQuery(impactCardFacesQuery())
  return (
    <section aria-labelledby="impact-cards-heading" className="section">
      <h2 id="impact-cards-heading">{impactMap.cardsHeading}</h2>
      <p>{impactMap.cardsNote}</p>
      {isError && <CardsLoadFailure />}
      {!isError && !cards && <p role="status">Loading impact cards...</p>}
      <div className="two-columns gap-24">
        {cards?.map((card, index) => (
          <FadeIn key={card.id} from={index % 2 === 0 ? 'left' : 'right'} delay={(index % 2) * 100}>
            <ImpactCard card={card} />
          </FadeIn>
        ))}
      </div>
    </section>
  )
}

/**
 * The village map, where choosing a village opens its overlay, and the panel that leads to the village pages.
 */
function VillageChoice({ onChoose }: { onChoose: (village: Place) => void }) {
  const places = useKnownPlaces()
  const listed = [...places.filter(({ isQuarry }) => isQuarry), ...places.filter(({ isQuarry }) => !isQuarry)]
  const [hovered, setHovered] = useState<string | null>(null)
  const hover = { hovered, onHover: setHovered }
  return (
    <section aria-labelledby="village-map-heading" className="section no-print">
      <h2 id="village-map-heading">{impactMap.mapHeading}</h2>
      <p className="map-hint">
        <span id={mapHintId} className="needs-script">
          {impactMap.mapHint}
        </span>{' '}
        {impactMap.listHint}
      </p>
      <div className="place-map-layout">
        <PlaceMap
          places={places}
          renderMarker={(place) => <VillageMarker place={place} hover={hover} onChoose={onChoose} />}
        >
          <MapLegend />
        </PlaceMap>
        <div>
          <h3 id="village-panel-heading">{impactMap.panelHeading}</h3>
          <PlaceList
            places={listed}
            hover={hover}
            aria-labelledby="village-panel-heading"
            renderName={({ isQuarry, name }) => <span>{isQuarry ? impactMap.quarry : name}</span>}
          />
        </div>
      </div>
    </section>
  )
}

/** A village is a button that opens its overlay, without JavaScript a link to its page. The quarry is a sign. */
function VillageMarker({ place, hover, onChoose }: { place: Place; hover: Hover; onChoose: (village: Place) => void }) {
  const isHydrated = useIsHydrated()
  const marker = { ...markerAttributes(place, hover), children: <MarkerFace place={place} /> }
  if (place.isQuarry) return <span {...marker} />
  if (!isHydrated) return <Link {...marker} aria-describedby={undefined} to={placeAddress(place)} />
  return <button type="button" aria-haspopup="dialog" {...marker} onClick={() => onChoose(place)} />
}
