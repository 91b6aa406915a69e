import { lazy } from 'react'
import { Navigate } from 'react-router'
import { PageHeading } from '../../layout/page-heading.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { LocalOnly } from '../../ui/local-only.tsx'
import type { Route } from './+types/admin-screen.ts'

const AdminPanel = lazy(() => import('./admin-panel.tsx').then((module) => ({ default: module.AdminPanel })))

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ title: 'Admin', description: 'The maintenance side of this site.', path: '/admin' }, matches),
  { name: 'robots', content: 'noindex' },
]

/** The admin panel's shell: its code is loaded on the maintainer's own machine only (spec: maintenance, section 2). */
export default function AdminScreen() {
  return (
    <>
      <div className="page">
        <PageHeading>Admin Panel</PageHeading>
      </div>
      <LocalOnly elsewhere={<Navigate to="/" replace />}>
        <AdminPanel />
      </LocalOnly>
    </>
  )
}
