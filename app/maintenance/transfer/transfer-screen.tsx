import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/transfer-screen.ts'

const Transfer = lazy(() => import('./transfer.tsx').then((module) => ({ default: module.Transfer })))
const title = 'Export and import'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/transfer', matches)

export default function TransferScreen() {
  return (
    <LocalScreen title={title}>
      <Transfer />
    </LocalScreen>
  )
}
