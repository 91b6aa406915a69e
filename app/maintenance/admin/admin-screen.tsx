import { lazy } from 'react'
import { MaintenanceShell, maintenanceMeta } from '../../layout/maintenance-shell.tsx'
import type { Route } from './+types/admin-screen.ts'

const AdminPanel = lazy(() => import('./admin-panel.tsx').then((module) => ({ default: module.AdminPanel })))
const title = 'Admin Panel'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin', matches)

export default function AdminScreen() {
  return (
    <MaintenanceShell title={title}>
      <AdminPanel />
    </MaintenanceShell>
  )
}
