import { consultationDays } from '../../content/consultation.ts'
import { consultationDates, consultationOn } from '../../domain/progress.ts'
import { consultationData } from '../../domain/structured-data/consultation-data.ts'
import { useStageStates } from '../content-api/campaign.ts'
import { pageTextsQuery } from '../content-api/page-texts.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedTookPartFormQuery } from '../content-api/stored-took-part.ts'
import {
  campaignOfPage,
  dayOfPage,
  type MetaMatches,
  pageMeta,
  siteAddress,
  stagesOfPage,
} from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import type { Route } from './+types/how-to-object-screen.ts'
import { HowToObject } from './how-to-object.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [pageTextsQuery('how-to-object', content), storedTookPartFormQuery(context)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(
    {
      title: 'Object to the Quarry',
      description:
        'Whether the council is asking for views on the quarry now, how to write an objection that counts, and how to prepare one until then.',
      path: '/how-to-object',
    },
    matches,
  ),
  ...consultationMeta(matches),
]

/** The consultation for search engines, until it is over. */
function consultationMeta(matches: MetaMatches) {
  const [stages, campaign] = [stagesOfPage(matches), campaignOfPage(matches)]
  const { state } = consultationOn(stages, dayOfPage(matches))
  if (state !== 'announced' && state !== 'open') return []
  const { whole, description } = consultationDays
  const words = { name: whole(campaign.application_reference), description }
  const data = consultationData(consultationDates(stages), words, campaign.planning_documents_url, siteAddress(matches))
  return data ? [{ 'script:ld+json': data }] : []
}

/** How to object, as the current stage of the process has it (rule: objection-mode). */
export default function HowToObjectScreen() {
  return <HowToObject stages={useStageStates()} today={useToday()} />
}
