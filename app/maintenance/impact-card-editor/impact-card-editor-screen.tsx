import { lazy } from 'react'
import { Navigate } from 'react-router'
import { PageHeading } from '../../layout/page-heading.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { LocalOnly } from '../../ui/local-only.tsx'
import type { Route } from './+types/impact-card-editor-screen.ts'

const ImpactCardEditor = lazy(() =>
  import('./impact-card-editor.tsx').then((module) => ({ default: module.ImpactCardEditor })),
)

export const meta: Route.MetaFunction = ({ params: { id }, matches }) => [
  ...pageMeta(
    {
      title: titleOf(id),
      description: 'The maintenance side of this site.',
      path: `/admin/impact-cards/edit/${encodeURIComponent(id)}`,
    },
    matches,
  ),
  { name: 'robots', content: 'noindex' },
]

/** The impact card editor's shell: its code is loaded on the maintainer's own machine only (spec: maintenance, section 2). */
export default function ImpactCardEditorScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <div className="page pb-0">
        <PageHeading key={id}>{titleOf(id)}</PageHeading>
      </div>
      <LocalOnly elsewhere={<Navigate to="/" replace />}>
        <ImpactCardEditor key={id} id={id} />
      </LocalOnly>
    </>
  )
}

function titleOf(id: string): string {
  return id === 'new' ? 'Create Impact Card' : 'Edit Impact Card'
}
