import { Navigate, Outlet, type UIMatch, useLocation, useMatches } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { type ScreenTitle, titleAt } from '../layout/screen-title.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { LocalOnly } from '../ui/local-only.tsx'

const MaintenanceFrame = lazyPart(() => import('./maintenance-frame.tsx'), 'MaintenanceFrame')

/**
 * What every maintenance screen but the village editor stands in: a heading, and code that is loaded on the
 * maintenance side alone; elsewhere it leads home. A screen's route says its title in its `handle`.
 */
export default function LocalScreen() {
  const { pathname } = useLocation()
  const { handle, params } = useMatches().at(-1) as UIMatch<unknown, { title: ScreenTitle }>
  return (
    <div className="page">
      <PageHeading key={pathname} className="tool-heading">
        {titleAt(handle.title, params)}
      </PageHeading>
      <LocalOnly elsewhere={<Navigate to="/" replace />}>
        <MaintenanceFrame>
          <Outlet />
        </MaintenanceFrame>
      </LocalOnly>
    </div>
  )
}
