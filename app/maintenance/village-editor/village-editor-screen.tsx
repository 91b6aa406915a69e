import { lazy } from 'react'
import { Link, useSearchParams } from 'react-router'
import { maintenanceMeta } from '../../layout/local-screen.tsx'
import { PageHeading } from '../../layout/page-heading.tsx'
import { LocalOnly } from '../../ui/local-only.tsx'
import type { Route } from './+types/village-editor-screen.ts'

const VillageEditor = lazy(() => import('./village-editor.tsx').then((module) => ({ default: module.VillageEditor })))
const title = 'Village Editor'

export const meta: Route.MetaFunction = ({ matches }) => maintenanceMeta(title, '/village-editor', matches)

/** The village editor by itself, without header and footer; its code is loaded on the maintainer's own machine only (rule: village-editor, admin-elsewhere). */
export default function VillageEditorScreen() {
  const [search] = useSearchParams()
  return (
    <main id="main" className="page">
      <LocalOnly elsewhere={<AccessRestricted />}>
        <PageHeading className="tool-heading">{title}</PageHeading>
        <VillageEditor preselected={search.get('village')} />
      </LocalOnly>
    </main>
  )
}

function AccessRestricted() {
  return (
    <>
      <PageHeading>Access Restricted</PageHeading>
      <p className="restricted-note">The village editor is only available in development mode.</p>
      <Link className="button" to="/">
        Home
      </Link>
    </>
  )
}
