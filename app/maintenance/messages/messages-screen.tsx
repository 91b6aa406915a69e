import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/messages-screen.ts'

const Messages = lazy(() => import('./messages.tsx').then((module) => ({ default: module.Messages })))
const title = 'Messages'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/messages', matches)

export default function MessagesScreen() {
  return (
    <LocalScreen title={title}>
      <Messages />
    </LocalScreen>
  )
}
