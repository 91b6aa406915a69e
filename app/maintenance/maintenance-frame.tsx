import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { messageCountsQuery } from './received-query.ts'
import './maintenance.css'

const links = [
  { to: '/admin', label: 'Content' },
  { to: '/admin/messages', label: 'Messages', hasUnread: true },
  { to: '/admin/signups', label: 'Sign-ups' },
  { to: '/admin/uploads', label: 'Pictures and files' },
  { to: '/admin/history', label: 'History' },
  { to: '/admin/transfer', label: 'Export and import' },
]

/** What stands around every maintenance screen but the village editor: the way between them, and the note that visitors never see them. */
export function MaintenanceFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="maintenance">
      <p className="frame-note">
        Development only: these tools work on your own machine and are not part of the public site.
      </p>
      <nav aria-label="Maintenance" className="line frame-links">
        {links.map(({ to, label, hasUnread = false }) => (
          <NavLink key={to} to={to} end>
            {label}
            {hasUnread && <UnreadCount />}
          </NavLink>
        ))}
      </nav>
      {/* With the key of its own, a screen says that it is loading instead of leaving the one before it in its place. */}
      <Suspense key={pathname} fallback={<p role="status">Loading...</p>}>
        {children}
      </Suspense>
    </div>
  )
}

function UnreadCount() {
  const { data: counts } = useQuery(messageCountsQuery)
  if (!counts?.unread) return null
  return (
    <>
      {' '}
      <span className="unread-mark">{counts.unread} unread</span>
    </>
  )
}
