import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { messageCountsQuery } from './received-query.ts'
import '../styles/maintenance.css'

const links = [
  { to: '/admin', label: 'Content' },
  { to: '/admin/messages', label: 'Messages', hasUnread: true },
  { to: '/admin/signups', label: 'Sign-ups' },
  { to: '/admin/uploads', label: 'Pictures and files' },
  { to: '/admin/history', label: 'History' },
  { to: '/admin/transfer', label: 'Export and import' },
]

/** What every maintenance screen but the village editor stands in: the way between them, and the note that visitors never see them. */
export function MaintenanceFrame({ children }: { children: ReactNode }) {
  return (
    <div className="maintenance">
      <p className="m-note">
        Development only: these tools work on your own machine and are not part of the public site.
      </p>
      <nav aria-label="Maintenance" className="m-links">
        {links.map(({ to, label, hasUnread = false }) => (
          <NavLink key={to} to={to} end>
            {label}
            {hasUnread && <UnreadCount />}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}

function UnreadCount() {
  const { data: counts } = useQuery(messageCountsQuery)
  if (!counts?.unread) return null
  return (
    <>
      {' '}
      <span className="m-count">{counts.unread} unread</span>
    </>
  )
}
