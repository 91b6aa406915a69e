import { processPage } from '../../content/process-page.ts'
import { processStages } from '../../content/process-stages.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { Route } from './+types/process-screen.ts'
import { PlanningProcess } from './planning-process.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: processPage.heading,
      description:
        'The way of a planning application from the first idea to the final answer, stage by stage, and where the quarry application stands now.',
      path: '/process',
    },
    matches,
  )

/** The planning process and where the application stands in it (rule: process-banner). */
export default function ProcessScreen() {
  return <PlanningProcess stages={processStages} />
}
