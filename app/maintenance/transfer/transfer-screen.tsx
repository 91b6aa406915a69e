import { lazy } from 'react'
import { MaintenanceShell, maintenanceMeta } from '../../layout/maintenance-shell.tsx'
import type { Route } from './+types/transfer-screen.ts'

const Transfer = lazy(() => import('./transfer.tsx').then((module) => ({ default: module.Transfer })))
const title = 'Export and import'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/transfer', matches)

export default function TransferScreen() {
  return (
    <MaintenanceShell title={title}>
      <Transfer />
    </MaintenanceShell>
  )
}
