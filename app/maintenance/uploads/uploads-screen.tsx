import { lazy } from 'react'
import { LocalScreen, maintenanceMeta } from '../../layout/local-screen.tsx'
import type { Route } from './+types/uploads-screen.ts'

const UploadList = lazy(() => import('./upload-list.tsx').then((module) => ({ default: module.UploadList })))
const title = 'Pictures and files'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/admin/uploads', matches)

export default function UploadsScreen() {
  return (
    <LocalScreen title={title}>
      <UploadList />
    </LocalScreen>
  )
}
