import { lazy } from 'react'
import { MaintenanceShell, maintenanceMeta } from '../../layout/maintenance-shell.tsx'
import type { Route } from './+types/history-screen.ts'

const HistoryList = lazy(() => import('./history-list.tsx').then((module) => ({ default: module.HistoryList })))
const title = 'History'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/history', matches)

export default function HistoryScreen() {
  return (
    <MaintenanceShell title={title}>
      <HistoryList />
    </MaintenanceShell>
  )
}
