import { Navigate, Outlet, type UIMatch, useLocation, useMatches } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import type { ScreenPlace } from '../layout/screen-meta.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { LocalOnly } from '../ui/local-only.tsx'

const MaintenanceFrame = lazyPart(() => import('./maintenance-frame.tsx'), 'MaintenanceFrame')

/**
 * What every maintenance screen but the village editor stands in: a heading, and code that is loaded on the
 * maintenance side alone; elsewhere it leads home. What stands there says its title in its `handle`.
 */
export default function LocalScreen() {
  const location = useLocation()
  const { handle, params } = useMatches().at(-1) as UIMatch<unknown, { titleAt: (place: ScreenPlace) => string }>
  const heading = (
    <PageHeading key={location.pathname} className="large">
      {handle.titleAt({ params, location })}
    </PageHeading>
  )
  return (
    <div className="page">
      <LocalOnly heading={heading} elsewhere={<Navigate key={location.pathname} to="/" replace />}>
        <MaintenanceFrame heading={heading}>
          <Outlet />
        </MaintenanceFrame>
      </LocalOnly>
    </div>
  )
}
