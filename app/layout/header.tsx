import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useCampaign } from '../content-api/campaign-query.ts'
import { usePlace } from '../ui/use-place.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { type NavigationItem, navigation } from './navigation.ts'
import { SearchForm } from './search-form.tsx'
import { SubMenu } from './sub-menu.tsx'
import { useFlash } from './use-flash.ts'
import { useSite } from './use-site.ts'

const scrollThreshold = 20
/** The search that opens over the header. */
const searchPanelId = 'site-search'

/** The sticky header of every page. */
export function Header() {
  const campaign = useCampaign()
  const donateLook = `button ${campaign.fundraising_url || campaign.bank_account.number ? '' : 'button-quiet'}`
  const isScrolled = useIsScrolled()
  const { pathname, hash } = useLocation()
  const maintainerLinks = useMaintainerLinks()
  const isFlashing = useFlash(pathname === '/contact' && hash === '#mailchimp')

  return (
    <header className="site-header" data-scrolled={isScrolled}>
      <div className="site-header-row">
        <Link
          to="/"
          className={`standing-link site-logo ${isFlashing ? 'flash' : ''}`}
          aria-label={`${campaign.name}: home`}
        >
          <Logo />
          <span>{campaign.name}</span>
        </Link>
        <nav aria-label="Main" className="site-menu for-desktops">
          <ul>
            {navigation.map((item) =>
              item.items ? (
                <SubMenu key={item.to} item={item} />
              ) : (
                <li key={item.to}>
                  <NavLink className="nav-link" to={item.to} end>
                    {item.label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="site-header-actions">
          <HeaderSearch />
          <Link className="button button-quiet for-desktops" to="/contact#mailchimp">
            Join Mailing List
          </Link>
          {maintainerLinks.map(({ to, label }) => (
            <Link key={to} className="button button-quiet for-desktops" to={to}>
              {label}
            </Link>
          ))}
          <Link className="button button-alert" to="/how-to-object">
            Object Now
          </Link>
          <Link className={`${donateLook} for-desktops`} to="/donate">
            Donate
          </Link>
          <MobileMenu maintainerLinks={maintainerLinks} donateLook={donateLook} />
        </div>
      </div>
    </header>
  )
}

/** What maintainers alone see: the way to the desk, and to where the page is edited. */
function useMaintainerLinks(): readonly NavigationItem[] {
  const { pathname, search, hash } = useLocation()
  if (usePlace() !== 'local') return []
  return [
    { to: '/admin', label: 'Admin' },
    { to: `/admin/find?page=${encodeURIComponent(pathname + search + hash)}`, label: 'Edit this page' },
  ]
}

/**
 * The search that opens over the header. It is a popover, so that it opens, takes the focus, closes and answers Escape without
 * JavaScript.
 */
function HeaderSearch() {
  const { pageUse } = useSite()
  return (
    <>
      <button type="button" className="icon-button search-button" popoverTarget={searchPanelId} aria-label="Search">
        <Search aria-hidden />
      </button>
      <div id={searchPanelId} popover="auto" className="search-panel">
        <SearchForm autoFocus={pageUse !== 'preview'} />
      </div>
    </>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(scrollY > scrollThreshold)
    update()
    addEventListener('scroll', update)
    return () => removeEventListener('scroll', update)
  }, [])
  return isScrolled
}

/** The campaign's mark: a field above the river, with a hill behind it. */
function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <rect width="48" height="48" rx="6" fill="#F1E8D8" />
      <path d="M0 27 C10 16 20 15 28 21 C35 26 42 20 48 17 V48 H0Z" fill="#5B7B3A" />
      <path
        d="M4 31 C12 26 20 25 27 28 M8 35 C15 31 22 30 29 32 M26 24 C33 27 40 25 46 21"
        stroke="#F1E8D8"
        strokeWidth="1.6"
        fill="none"
      />
      <path d="M0 40 C10 34 18 43 28 38 C36 34 42 38 48 35 V48 H0Z" fill="#2F6F9F" />
      <path d="M4 44 q4 -3 8 0 t8 0 M26 43 q4 -3 8 0 t8 0" stroke="#F1E8D8" strokeWidth="1.4" fill="none" />
      <circle cx="36" cy="9" r="5" fill="#C9962B" />
    </svg>
  )
}
