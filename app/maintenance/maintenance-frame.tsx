import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { type AdminPlace, adminGroups, adminGuide, adminSearch, adminTabs } from '../../content/admin-places.ts'
import { readJson } from '../content-api/http-content.ts'
import { useDrafts } from './draft-store.ts'
import { useFocusKept } from './focus-kept.ts'
import { useFindKey, useScreenNotSaved } from './keys.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { messageCountsQuery } from './received.tsx'
import { ScreenHeadContext } from './screen-head.tsx'
import './maintenance.css'
import './forms.css'
import './editors.css'

/** What stands around every maintenance screen but the village editor: the menu, the heading, and the note that visitors never see them. */
export function MaintenanceFrame({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const tab = adminTabs.find(({ path }) => path === pathname)
  useScreenNotSaved()
  useDrafts()
  useFocusKept(frame)
  return (
    <div ref={frame} className="maintenance">
      <Menu />
      <div className="screen" tabIndex={-1} {...(tab && { role: 'tabpanel', 'aria-label': tab.title })}>
        <div className="row screen-head">
          {heading}
          <div ref={setActions} className="screen-actions" />
        </div>
        <ScreenHeadContext value={actions}>
          {/* With the key of its own, a screen says that it is loading instead of leaving the one before it in its place. */}
          <Suspense key={pathname} fallback={<p role="status">Loading...</p>}>
            {children}
          </Suspense>
        </ScreenHeadContext>
      </div>
      <LeaveGuard />
    </div>
  )
}

/** The way between the screens. On a phone it is closed at first, but for the tabs where one of them is open. */
function Menu() {
  const { pathname, search } = useLocation()
  const words = (pathname === adminSearch.path && new URLSearchParams(search).get('words')) || ''
  const [openedAt, setOpenedAt] = useState('')
  const isOpen = openedAt === pathname
  const find = useRef<HTMLInputElement>(null)
  useFindKey(find)
  return (
    <nav aria-label="Maintenance" className="menu" data-open={isOpen}>
      <p className="row menu-head">
        <b>Admin Panel</b> <Link to="/">See the site</Link>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpenedAt(isOpen ? '' : pathname)}
        >
          Menu
        </button>
      </p>
      <search>
        <Form action={adminSearch.path} className="row gap-8 menu-find">
          <input
            ref={find}
            key={words}
            type="search"
            name="words"
            className="input"
            aria-label="Find on the whole site"
            aria-keyshortcuts="Control+/"
            placeholder="Find these words…"
            maxLength={200}
            defaultValue={words}
          />
          <kbd aria-hidden>Ctrl+/</kbd>
        </Form>
      </search>
      {adminGroups.map(({ name, places }) => (
        <section key={name} aria-label={name} className={`menu-group ${name === 'Today' ? 'row row-apart' : ''}`}>
          {places.length > 1 && <h2>{name}</h2>}
          {name === 'Pages' && <TabList />}
          <ul>
            {places.map((place) => (
              <li key={place.path}>
                <MenuLink {...place} />
              </li>
            ))}
          </ul>
          {name === 'Today' && (
            <Link to={adminGuide.path} target="_blank" className="menu-link">
              Help<span className="sr-only"> with looking after the site (opens a new tab)</span>
            </Link>
          )}
        </section>
      ))}
      <SideNote />
    </nav>
  )
}

function MenuLink({ path, title }: AdminPlace) {
  return (
    <NavLink to={path} end className="menu-link">
      {title}
      {path === '/admin/messages' && <UnansweredCount />}
    </NavLink>
  )
}

/** The five tabs, each with an address of its own; the arrow keys go from one to the next. */
function TabList() {
  const { pathname } = useLocation()
  return (
    <div
      role="tablist"
      aria-label="Content"
      className="menu-tabs"
      onKeyDown={({ key, currentTarget }) => {
        const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key] ?? 0
        const tabs = [...currentTarget.querySelectorAll('a')]
        const place = tabs.indexOf(document.activeElement as HTMLAnchorElement)
        if (step !== 0) tabs.at((place + step) % tabs.length)?.focus()
      }}
    >
      {adminTabs.map(({ path, title }) => (
        <Link key={path} to={path} role="tab" aria-selected={path === pathname} className="menu-link">
          {title}
        </Link>
      ))}
    </div>
  )
}

const notes = {
  own: 'Development only: these tools work on your own machine and are not part of the public site.',
  public: 'For maintainers only: visitors never see these tools, but what you save here is on the public site at once.',
}

/** Whose site it is that the tools change; on a public site, which asks for a session, with the way out. */
function SideNote() {
  const { data: side } = useQuery({
    queryKey: ['side'],
    queryFn: () => readJson<{ isPublic: boolean }>('maintenance/side'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="side-note">
      {side && <p>{side.isPublic ? notes.public : notes.own}</p>}
      {side?.isPublic && (
        <form method="post" action="/quarry/sign-out">
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      )}
    </div>
  )
}

function UnansweredCount() {
  const { data: counts } = useQuery(messageCountsQuery)
  if (!counts?.unanswered) return null
  return (
    <>
      {' '}
      <b>{counts.unanswered} to answer</b>
    </>
  )
}
