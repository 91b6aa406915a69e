import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, redirect } from 'react-router'
import { packPage, packPapersWords } from '../../content/pack-words.ts'
import { packForAll, packPapers, packPath, readForm } from '../../domain/pack.ts'
import { siteContext } from '../content-api/load-context.ts'
import { packQuery } from '../content-api/pack-query.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { storedPlacesQuery } from '../content-api/stored-queries.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import type { Route } from './+types/pack-screen.ts'
import { Paper } from './paper.tsx'

export async function loader({ params: { place = packForAll }, context }: Route.LoaderArgs) {
  const client = createLoaderClient()
  const { content } = context.get(siteContext)
  const pack = await client.query(packQuery(place, content))
  if (!pack) throw redirect('/pack')
  if (place === packForAll) await client.query(storedPlacesQuery(content))
  return { name: pack.name, ...prefetchedBy(client) }
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params: { place = packForAll }, loaderData, matches }) =>
  pageMeta(
    {
      title: titleOf(loaderData?.name ?? ''),
      description: packPage.lead,
      path: packPath(place),
    },
    matches,
  )

const titleOf = (name: string) => (name === '' ? packPage.title : packPage.titleFor(name))

/** The papers of a village, or of all, to look at and to print. */
export default function PackScreen({ params: { place = packForAll } }: Route.ComponentProps) {
  const { data: pack } = useQuery(packQuery(place))
  const consultation = useConsultation()
  if (pack === null) return <Navigate to="/pack" replace />
  // From the decision on nothing leads to writing an objection.
  const papers = packPapers.filter((paper) => paper !== 'letter' || consultation.state !== 'over')
  return (
    <div className="page stack" key={place}>
      <Styles sheet="pack/sheet" />
      <Styles sheet="pack/papers" />
      <PageHeading>{titleOf(pack?.name ?? '')}</PageHeading>
      <p className="lead">{packPage.lead}</p>
      <ConsultationLine consultation={consultation} />
      <p>{packPage.fresh}</p>
      {place !== packForAll && (
        <p className="no-print">
          <Link className="standing-link" to="/pack">
            {packPage.forAll}
          </Link>
        </p>
      )}
      <ul className="grid gap-40 section">
        {papers.map((paper) => {
          const { name, text } = packPapersWords[paper]
          const form = readForm(paper, '')
          return (
            <li key={paper} className="stack">
              {pack && form && (
                <div className="pack-preview no-print">
                  <div className="pack-sheet" aria-hidden="true" inert>
                    <Paper paper={paper} pack={pack} place={place} form={form} />
                  </div>
                  <Link className="pack-cover" to={packPath(place, paper)}>
                    <span className="sr-only">{packPage.previewOf(name)}</span>
                  </Link>
                </div>
              )}
              <div className="stack gap-8">
                <h2 className="large">{name}</h2>
                <p>{text}</p>
                <p className="row no-print">
                  <Link className="button" to={`${packPath(place, paper)}#print`}>
                    {packPage.printOne(name)}
                  </Link>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <section className="section prose">
        <h2>{packPage.howHeading}</h2>
        <ul>
          {packPage.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      {place === packForAll && <PacksOfVillages />}
    </div>
  )
}

function PacksOfVillages() {
  const villages = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  return (
    <section className="section">
      <h2>{packPage.otherHeading}</h2>
      <p>{packPage.otherText}</p>
      <ul className="columns">
        {villages.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="standing-link" to={packPath(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
