import { maintenanceMeta, type ScreenTitle } from '../../layout/screen-title.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Route } from './+types/impact-card-editor-screen.ts'

/** The id 'new' creates a card. */
const title: ScreenTitle = ({ id }) => (id === 'new' ? 'Create Impact Card' : 'Edit Impact Card')
const ImpactCardEditor = lazyPart(() => import('./impact-card-editor.tsx'), 'ImpactCardEditor')

export const handle = { title }
export const meta = maintenanceMeta(title)

export default function ImpactCardEditorScreen({ params: { id } }: Route.ComponentProps) {
  return <ImpactCardEditor id={id} />
}
