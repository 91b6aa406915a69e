import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Link } from 'react-router'
import { whatNext } from '../../content/consultation.ts'
import { consultationOpenGuide, sampleLetter } from '../../content/objection-guide.ts'
import { writeObjection } from '../../content/write-objection.ts'
import { writtenWords } from '../../content/written-words.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import { mailLink } from '../../domain/letter-files.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { groundFacesQuery } from '../content-api/objection-grounds-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { FirstScreenContext } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { Route } from './+types/write-objection-screen.ts'
import { CouncilContact } from './council-contact.tsx'
import { useLetterNow } from './letter-now.ts'
import { Workshop, WritingToCome } from './workshop/workshop.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [groundFacesQuery(content)])
export const clientLoader = () => null

const { heading: title, description } = writeObjection
export const meta = metaOf({ title, description, path: '/write-objection' })

/** How an objection is written here: one question a screen, in the browser alone; its HTML serves those without JavaScript. */
export default function WriteObjectionScreen() {
  const isHydrated = useIsHydrated()
  const isFirstScreen = useContext(FirstScreenContext)
  const [isFirstPage] = useState(isFirstScreen.current)
  const { state } = useConsultation()
  return (
    <div className="page write-objection">
      <Styles sheet="objection/writing" />
      {state === 'over' && <Over />}
      {isHydrated ? (
        <Workshop isFirstPage={isFirstPage} />
      ) : (
        <>
          <h1>{writeObjection.heading}</h1>
          <WritingToCome />
          {/* No browser that runs scripts needs it or its code. */}
          <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
        </>
      )}
    </div>
  )
}

/** What has become of the application, above a draft that may still be here. */
function Over() {
  return (
    <div className="no-print">
      <ConsultationLine consultation={useConsultation()} />
      <p>
        <Link to={whatNext.to}>{whatNext.link}</Link>
      </p>
    </div>
  )
}

/** The reasons with their questions, where a letter goes, and one to start from: nothing here posts it to us. */
function WithoutScript() {
  const campaign = useCampaign()
  const ownText = usePageTexts('how-to-object').find('letter')
  const letterNow = useLetterNow()
  const { data: grounds = [] } = useQuery(groundFacesQuery())
  const { council_email: to, application_reference: reference } = campaign
  return (
    <div className="stack gap-40">
      <div className="with-side">
        <div className="stack">
          <p className="lead">{writeObjection.noScript}</p>
          {letterNow !== '' && <p className="notice">{letterNow}</p>}
          {to !== '' && (
            <p>
              <a className="button" href={mailLink({ to, subject: writeObjection.mailSubject(reference), text: '' })}>
                {writeObjection.noScriptMail}
              </a>
            </p>
          )}
        </div>
        <CouncilContact />
      </div>
      <details className="stack">
        <summary>{consultationOpenGuide(campaign).letterHeading}</summary>
        <p className="letter whole-letter">{withDetails(ownText ?? sampleLetter, campaign)}</p>
      </details>
      <section aria-labelledby="reasons-heading">
        <h2 id="reasons-heading">{writeObjection.groundsHeading}</h2>
        <ul className="two-columns">
          {grounds.map(({ id, name, prompt, change_prompt }) => (
            <li key={id} className="card">
              <h3>{name}</h3>
              <p>
                <b>{writtenWords.point.today}</b> {prompt}
              </p>
              <p>
                <b>{writtenWords.point.change}</b> {change_prompt}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sent-heading">
        <h2 id="sent-heading">{writeObjection.sent.heading}</h2>
        <ul className="bullets">
          <li>
            <Link to="/pack">{writeObjection.sent.pack}</Link>
          </li>
          <li>
            <Link to="/contact#mailchimp">{writeObjection.sent.news}</Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
