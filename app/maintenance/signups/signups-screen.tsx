import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/signups-screen.ts'

const Signups = lazy(() => import('./signups.tsx').then((module) => ({ default: module.Signups })))
const title = 'Sign-ups'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/signups', matches)

export default function SignupsScreen() {
  return (
    <LocalScreen title={title}>
      <Signups />
    </LocalScreen>
  )
}
