import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { workshopPage } from '../../content/workshop-page.ts'
import { lastingLabels, writeObjection, writtenBefore } from '../../content/write-objection.ts'
import { groundFacesQuery } from '../content-api/objection-grounds.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { FirstScreenContext, PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { Route } from './+types/write-objection-screen.ts'
import './write-objection.css'
import '../ui/opening.css'

const Workshop = lazyPart(() => import('./workshop/workshop.tsx'), 'Workshop')

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [groundFacesQuery(content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: writeObjection.heading, description: workshopPage.description, path: '/write-objection' }, matches)

/** How an objection is written here (rule: workshop-page). Its HTML tells how things stand and what a reason is worth; the workshop itself comes when the page is opened, and works in the browser alone. */
export default function WriteObjectionScreen() {
  const consultation = useConsultation()
  const isHydrated = useIsHydrated()
  const page = useHeadingFocus()
  return (
    <div ref={page} className="page write-objection">
      <div className="workshop-opening">
        <PageHeading>{writeObjection.heading}</PageHeading>
        <p className="lead">{writeObjection.lead}</p>
        <ConsultationLine consultation={consultation} />
        {consultation.state !== 'open' && <p className="workshop-text">{workshopPage.elsewhereLead}</p>}
        <WrittenBefore />
      </div>
      <WithoutScript />
      <div className="needs-script workshop-place">
        {isHydrated && (
          <Suspense fallback={<p role="status">{workshopPage.loading}</p>}>
            <Workshop />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** What people ask first, with the answers in the page. */
function WrittenBefore() {
  return (
    <section aria-label={workshopPage.questionsHeading} className="workshop-questions">
      {writtenBefore.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="workshop-text">{answer}</p>
        </details>
      ))}
    </section>
  )
}

/** What the page tells where it can do no more: why, what to do instead, and the reasons with how lasting each is. */
function WithoutScript() {
  const { data: grounds = [] } = useQuery({ ...groundFacesQuery(), enabled: false })
  return (
    <div className="no-script">
      <section aria-labelledby="no-script-heading" className="notice workshop-instead">
        <h2 id="no-script-heading">{workshopPage.noScriptHeading}</h2>
        <p>{workshopPage.noScript}</p>
        <p>{workshopPage.noScriptNeighbour}</p>
        <Link className="standing-link" to="/how-to-object">
          {workshopPage.noScriptLink}
        </Link>
      </section>
      <section aria-labelledby="grounds-heading">
        <h2 id="grounds-heading">{workshopPage.groundsHeading}</h2>
        <ul className="workshop-points">
          {grounds.map(({ id, name, lasting, why }) => (
            <li key={id} data-lasting={lasting}>
              <h3>{name}</h3>
              <p className="workshop-lasting">
                <b>{lastingLabels[lasting]}.</b> {why}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** A link that chooses something leads to no place on the page, so that its heading takes the focus, as on any other new page. */
function useHeadingFocus() {
  const page = useRef<HTMLDivElement>(null)
  const isFirstScreen = useContext(FirstScreenContext)
  const { hash } = useLocation()
  useEffect(() => {
    if (isFirstScreen.current || !hash.includes('=')) return
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [isFirstScreen, hash])
  return page
}
