import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { readJson } from '../content-api/http-content.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { messageCountsQuery } from './received.tsx'
import { useScreenNotSaved } from './save-key.ts'
import './maintenance.css'
import './forms.css'
import './editors.css'

const links = [
  { to: '/admin', label: 'Content' },
  { to: '/admin/messages', label: 'Messages', hasCount: true },
  { to: '/admin/signups', label: 'Sign-ups' },
  { to: '/admin/uploads', label: 'Pictures and files' },
  { to: '/admin/history', label: 'History' },
  { to: '/admin/transfer', label: 'Export and import' },
]

/** What stands around every maintenance screen but the village editor: the way between them, and the note that visitors never see them. */
export function MaintenanceFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isPublic = useIsPublic()
  useScreenNotSaved()
  return (
    <div className="maintenance">
      <div className="line frame-head">
        <p className="frame-note">{noteOf(isPublic)}</p>
        {isPublic && (
          <form method="post" action="/quarry/sign-out">
            <button type="submit" className="button button-quiet">
              Sign out
            </button>
          </form>
        )}
      </div>
      <nav aria-label="Maintenance" className="line frame-links">
        {links.map(({ to, label, hasCount = false }) => (
          <NavLink key={to} to={to} end>
            {label}
            {hasCount && <UnansweredCount />}
          </NavLink>
        ))}
      </nav>
      {/* With the key of its own, a screen says that it is loading instead of leaving the one before it in its place. */}
      <Suspense key={pathname} fallback={<p role="status">Loading...</p>}>
        {children}
      </Suspense>
      <LeaveGuard />
    </div>
  )
}

const notes = {
  own: 'Development only: these tools work on your own machine and are not part of the public site.',
  public: 'For maintainers only: visitors never see these tools, but what you save here is on the public site at once.',
}

/** Whose site it is that the tools change. A space that does not collapse keeps the line's place until it is known. */
function noteOf(isPublic: boolean | undefined): string {
  return isPublic === undefined ? '\u00a0' : isPublic ? notes.public : notes.own
}

/** Whether this is the maintenance side of a public site, which asks for a session. */
function useIsPublic(): boolean | undefined {
  const { data: side } = useQuery({
    queryKey: ['side'],
    queryFn: () => readJson<{ isPublic: boolean }>('maintenance/side'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return side?.isPublic
}

function UnansweredCount() {
  const { data: counts } = useQuery(messageCountsQuery)
  if (!counts?.unanswered) return null
  return (
    <>
      {' '}
      <span className="unread-mark">{counts.unanswered} to answer</span>
    </>
  )
}
