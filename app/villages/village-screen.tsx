import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, redirect } from 'react-router'
import { noConsultation } from '../../content/consultation.ts'
import { noReportSentence } from '../../content/impact-map.ts'
import { findPlace, nearestVillages } from '../../content/places.ts'
import { liesOnRoad } from '../../content/scale-plan.ts'
import { neighboursHeading, villageCall } from '../../content/village-page.ts'
import { isOnThisSite } from '../../domain/site-link.ts'
import type { Village } from '../../domain/village.ts'
import { hasReport } from '../../domain/village-report.ts'
import { siteContext } from '../content-api/load-context.ts'
import { placeAddress, useKnownPlaces } from '../content-api/places-query.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { villageQuery } from '../content-api/villages-query.ts'
import { ConsultationLine, ObjectionFrom, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { breakable, LinkedText, Paragraphs } from '../ui/breakable.tsx'
import { DrawnFigure } from '../ui/figures/drawn-figure.tsx'
import { ScalePlanFor } from '../ui/figures/scale-plan.tsx'
import { GeneratedOn } from '../ui/generated-on.tsx'
import { VillageLoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { usePlace } from '../ui/use-place.ts'
import { VillageCard } from '../ui/village-card.tsx'
import type { Route } from './+types/village-screen.ts'
import { VillageFacts, VillageHero } from './village-head.tsx'

export async function loader({ params: { slug = '' }, context }: Route.LoaderArgs) {
  const client = createLoaderClient()
  const { content } = context.get(siteContext)
  const village = await client.query(villageQuery(slug, content))
  if (!village && !isKnownVillage(slug)) throw redirect('/impact-map')
  if (!village || !hasReport(village)) await client.query(storedPlacesQuery(content))
  return { name: village?.name ?? '', ...prefetchedBy(client) }
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params: { slug = '' }, loaderData, matches }) => {
  const place = findPlace(slug)
  const name = loaderData?.name || place?.name || 'Village'
  return pageMeta(
    {
      title: `${name} Impact Assessment`,
      description: `What the proposed sand and gravel quarry would mean for ${name}: the effects that people there would notice, and what to put in an objection.`,
      path: `/villages/${slug}`,
      ...(!place?.ready && { picturePath: '/' }),
    },
    matches,
  )
}

/** What the quarry would mean for one village. */
export default function VillageScreen({ params: { slug = '' } }: Route.ComponentProps) {
  const client = useQueryClient()
  const { data: village, isPending, isError } = useQuery(villageQuery(slug))
  const consultation = useConsultation()
  useEffect(() => () => client.removeQueries({ queryKey: villageQuery(slug).queryKey, exact: true }), [client, slug])

  const name = village?.name ?? findPlace(slug)?.name
  if (isPending)
    return (
      <p role="status" className="page">
        Loading village data...
      </p>
    )
  if (!name || (!village && !isKnownVillage(slug)))
    return isError ? <VillageLoadFailure /> : <Navigate to="/impact-map" replace />

  const position = village?.position ?? findPlace(slug)?.position
  const image = village?.header_image && isOnThisSite(village.header_image) ? village.header_image : undefined
  return (
    <article key={slug}>
      {village && image && <VillageHero village={village} image={image} />}
      <div className="page">
        {!image && <PageHeading>{name} Impact Assessment</PageHeading>}
        <div className="with-side">
          <VillageFacts position={position} />
          <div>
            <p className="no-print">
              <ObjectionFrom slug={slug} name={name} />
            </p>
            <ConsultationLine consultation={consultation} none={noConsultation} />
          </div>
        </div>
        <div className="with-side section village-opening">
          <div className="prose">
            {image && <h2>Impact Assessment</h2>}
            {village?.summary && (
              <p className="lead">
                <LinkedText text={village.summary} />
              </p>
            )}
            {isError && <VillageLoadFailure />}
            {village && hasReport(village) ? (
              <Preamble village={village} />
            ) : (
              !isError && <NoReport slug={slug} name={name} />
            )}
            <PageCode slug={slug} />
            <GeneratedOn />
          </div>
          {position && liesOnRoad(position) && (
            <div className="no-print">
              <DrawnFigure name="weekday" />
            </div>
          )}
          {position && (
            <div className="side">
              <ScalePlanFor name={name} position={position} />
            </div>
          )}
        </div>
        {village && village.impact_cards.length > 0 && (
          <ul className="stack gap-40 section print-columns village-cards">
            {village.impact_cards.map((card, index) => (
              <li key={index}>
                <VillageCard card={card}>
                  <SourceMarks at={`card-${index}`} />
                </VillageCard>
              </li>
            ))}
          </ul>
        )}
        <aside className="call no-print" aria-label={villageCall.heading}>
          <h2>{villageCall.heading}</h2>
          <p>
            <ObjectionFrom slug={slug} name={name} />
          </p>
          <VillageLinks slug={slug} name={name} />
        </aside>
      </div>
    </article>
  )
}

/** The words before the cards. */
function Preamble({ village: { preamble } }: { village: Village }) {
  return (
    <>
      <Paragraphs text={preamble.intro} />
      <Paragraphs text={preamble.description}>
        <SourceMarks at="preamble" />
      </Paragraphs>
    </>
  )
}

/** What else one can do with the page, or read. */
function VillageLinks({ slug, name }: { slug: string; name: string }) {
  return (
    <div className="row">
      <Link className="standing-link" to={`/pack/${slug}`}>
        {villageCall.pack(name)}
      </Link>
      <Link className="standing-link" to="/impact-map">
        See all Impacts
      </Link>
      <button type="button" className="standing-link needs-script" onClick={() => print()}>
        <Printer aria-hidden size={18} /> Print
      </button>
      <ShareButton
        label="Share"
        title={`${name} Impact Assessment`}
        path={`/villages/${slug}`}
        message="Link copied to clipboard!"
        look="standing-link"
      />
      {usePlace() === 'local' && (
        <Link className="standing-link" to={`/village-editor?village=${slug}`}>
          Edit Data
        </Link>
      )}
    </div>
  )
}

function isKnownVillage(slug: string): boolean {
  return findPlace(slug)?.ready === true
}

/**
 * Where the page stands, as a QR code and in letters, on paper only. Hidden pictures that may load late are not asked for
 * before the page is printed, so that those who read it on a screen download nothing.
 */
function PageCode({ slug }: { slug: string }) {
  const path = `/quarry/villages/${slug}`
  return (
    <div className="print-only page-code">
      <div className="row">
        <img src={`${path}/qr.svg`} alt="" width="37" height="37" loading="lazy" />
        <p>
          This page on the web:
          <br />
          {breakable(`${useSite().origin}${path}`)}
        </p>
      </div>
    </div>
  )
}

/** What stands on a village's page while nobody has written its report: where it lies, and what is written of its neighbours. */
function NoReport({ slug, name }: { slug: string; name: string }) {
  const places = useKnownPlaces()
  const position = places.find((place) => place.slug === slug)?.position
  const others = places.filter((place) => place.slug !== slug)
  const neighbours = position ? nearestVillages(position, others) : []
  return (
    <>
      <p>{noReportSentence(name)}</p>
      {neighbours.length > 0 && (
        <>
          <h2>{neighboursHeading}</h2>
          <ul>
            {neighbours.map((place) => (
              <li key={place.slug}>
                <Link to={placeAddress(place)}>{place.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
