import { Link } from 'react-router'
import { consultationDays } from '../../content/consultation.ts'
import { everyObjectionCounts } from '../../content/objection-guide.ts'
import { copyMessages } from '../../content/where-to-send.ts'
import { whoDecidesLine } from '../../content/who-decides-line.ts'
import { consultationDates, consultationOn, currentStage, stagesOn } from '../../domain/progress.ts'
import { consultationData } from '../../domain/structured-data/consultation-data.ts'
import { useCampaign, useStageStates } from '../content-api/campaign-query.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import {
  campaignOfPage,
  dayOfPage,
  type MetaMatches,
  pageMeta,
  siteAddress,
  stagesOfPage,
} from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { Styles } from '../styles/styles.tsx'
import { CouncilCount } from '../ui/council-count.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import type { Route } from './+types/how-to-object-screen.ts'
import { ConsultationClosed } from './consultation-closed.tsx'
import { ConsultationOpen } from './consultation-open.tsx'

const title = 'Object to the Quarry'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [pageTextsQuery('how-to-object', content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(
    {
      title,
      description:
        'Whether the council is asking for views on the quarry now, how to write an objection that counts, and how to prepare one until then.',
      path: '/how-to-object',
    },
    matches,
  ),
  ...consultationMeta(matches),
]

function consultationMeta(matches: MetaMatches) {
  const [stages, campaign] = [stagesOfPage(matches), campaignOfPage(matches)]
  const { state } = consultationOn(stages, dayOfPage(matches))
  if (state !== 'announced' && state !== 'open') return []
  const { whole, description } = consultationDays
  const words = { name: whole(campaign.application_reference), description }
  const data = consultationData(consultationDates(stages), words, campaign.planning_documents_url, siteAddress(matches))
  return data ? [{ 'script:ld+json': data }] : []
}

/** How to object, in the mode that stages and dates alone decide, and what both modes end with. */
export default function HowToObjectScreen() {
  const campaign = useCampaign()
  const [stages, today] = [useStageStates(), useToday()]
  const consultation = consultationOn(stages, today)
  const stage = currentStage(stagesOn(stages, today))
  return (
    <div className="page how-to-object">
      <Styles sheet="objection/how-to-object" />
      <PageHeading>{title}</PageHeading>
      <ConsultationLine consultation={consultation} />
      {consultation.state === 'open' ? (
        <ConsultationOpen />
      ) : (
        <ConsultationClosed stage={stage} late={consultation.state === 'over' ? consultation.stage : undefined} />
      )}
      {consultation.state !== 'over' && (
        <p className="no-print">
          {whoDecidesLine.text} <Link to="/process#who-decides">{whoDecidesLine.more}</Link>
        </p>
      )}
      <CouncilCount />
      <section aria-labelledby="every-objection-heading" className="section every-objection no-print">
        <div>
          <h2 id="every-objection-heading">{everyObjectionCounts.heading}</h2>
          <p>{everyObjectionCounts.text}</p>
          <div className="actions">
            <ShareButton
              label={everyObjectionCounts.share}
              title={campaign.name}
              path="/"
              message={copyMessages.link}
            />
          </div>
        </div>
        <ul className="next-steps">
          <li>
            <Link className="standing-link" to="/evaluate-objection">
              {everyObjectionCounts.evaluate.link}
            </Link>
            <p>{everyObjectionCounts.evaluate.text}</p>
          </li>
          <li>
            <Link className="standing-link" to="/process">
              {everyObjectionCounts.process.link}
            </Link>
            <p>{everyObjectionCounts.process.text}</p>
          </li>
        </ul>
      </section>
    </div>
  )
}
