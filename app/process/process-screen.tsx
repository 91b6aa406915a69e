import { useQuery } from '@tanstack/react-query'
import { processPage } from '../../content/process-page.ts'
import { stagesOn } from '../../domain/progress.ts'
import { processStagesQuery } from '../content-api/campaign-query.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/process-screen.ts'
import { PlanningProcess } from './planning-process.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [processStagesQuery(content), pageTextsQuery('process', content)])
export const clientLoader = () => null

export const meta = metaOf({
  title: processPage.heading,
  description:
    'The stages of a planning application for a quarry, from the first idea to the final answer, and where this application is now.',
  path: '/process',
})

/** The planning process and where the application stands in it. */
export default function ProcessScreen() {
  const { data: stages, isError } = useQuery(processStagesQuery())
  const today = useToday()
  if (stages?.length) return <PlanningProcess stages={stagesOn(stages, today)} today={today} />
  return (
    <div className="page">
      <PageHeading>{processPage.heading}</PageHeading>
      {isError || stages ? <LoadFailure>{processPage.failure}</LoadFailure> : <p role="status">Loading...</p>}
    </div>
  )
}
