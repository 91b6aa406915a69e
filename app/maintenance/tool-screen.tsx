import { Navigate, useLocation, useParams } from 'react-router'
import { adminPlaces } from '../../content/admin-places.ts'
import { maintenanceMeta, type ScreenPlace } from '../layout/screen-meta.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const AdminPanel = lazyPart(() => import('./admin/admin-panel.tsx'), 'AdminPanel')
const CardEditor = lazyPart(() => import('./impact-card-editor/impact-card-editor.tsx'), 'ImpactCardEditor')

/** The card 'new' is one that is made. */
function titleAt({ params: { id }, location }: ScreenPlace): string {
  if (id === undefined) return adminPlaces.find(({ path }) => path === location.pathname)?.title ?? 'Admin Panel'
  return id === 'new' ? 'Create Impact Card' : 'Edit Impact Card'
}

export const handle = { titleAt }
export const meta = maintenanceMeta((place) => `${titleAt(place)}: Admin Panel`)

/** The screen of each place of the admin panel but the village editor by itself. */
export default function ToolScreen() {
  const { id } = useParams()
  const { pathname, search } = useLocation()
  // Where the tabs had their addresses before.
  const path = `/admin/${new URLSearchParams(search).get('tab')}`
  if (adminPlaces.some((place) => place.path === path)) return <Navigate replace to={path} />
  return id === undefined ? <AdminPanel key={pathname} /> : <CardEditor id={id} />
}
