import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/impact-card-editor-screen.ts'

const ImpactCardEditor = lazy(() =>
  import('./impact-card-editor.tsx').then((module) => ({ default: module.ImpactCardEditor })),
)

export const meta: Route.MetaFunction = ({ params: { id }, matches }) =>
  maintenanceMeta(titleOf(id), `/admin/impact-cards/edit/${encodeURIComponent(id)}`, matches)

export default function ImpactCardEditorScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <LocalScreen key={id} title={titleOf(id)}>
      <ImpactCardEditor id={id} />
    </LocalScreen>
  )
}

/** The id 'new' creates a card (rule: card-editor). */
function titleOf(id: string): string {
  return id === 'new' ? 'Create Impact Card' : 'Edit Impact Card'
}
