import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/admin-screen.ts'

const AdminPanel = lazy(() => import('./admin-panel.tsx').then((module) => ({ default: module.AdminPanel })))
const title = 'Admin Panel'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin', matches)

export default function AdminScreen() {
  return (
    <LocalScreen title={title}>
      <AdminPanel />
    </LocalScreen>
  )
}
