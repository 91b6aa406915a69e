import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import '../styles/maintenance.css'

const links = [
  { to: '/admin', label: 'Content' },
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
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
