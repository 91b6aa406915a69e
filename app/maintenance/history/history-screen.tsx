import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/history-screen.ts'

const HistoryList = lazy(() => import('./history-list.tsx').then((module) => ({ default: module.HistoryList })))
const title = 'History'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/history', matches)

export default function HistoryScreen() {
  return (
    <LocalScreen title={title}>
      <HistoryList />
    </LocalScreen>
  )
}
