import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useCampaign } from '../content-api/campaign-query.ts'
import { usePlace } from '../ui/use-place.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'
import { SearchForm } from './search-form.tsx'
import { searchPanelId } from './search-key.ts'
import { SubMenu } from './sub-menu.tsx'
import { useFlash } from './use-flash.ts'
import { useSite } from './use-site.ts'

const scrollThreshold = 20

/** The sticky header of every page. */
export function Header() {
  const { name } = useCampaign()
  const isScrolled = useIsScrolled()
  const isLocal = usePlace() === 'local'
  const { pathname, hash } = useLocation()
  const isFlashing = useFlash(pathname === '/contact' && hash === '#mailchimp')

  return (
    <header className="site-header" data-scrolled={isScrolled}>
      <div className="site-header-row">
        <Link to="/" className={`site-logo ${isFlashing ? 'flash' : ''}`} aria-label={`${name}: home`}>
          <Logo />
          <span>{name}</span>
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
          {isLocal && (
            <Link className="button button-quiet for-desktops" to="/admin">
              Admin
            </Link>
          )}
          <Link className="button button-alert for-tablets" to="/how-to-object">
            Object Now
          </Link>
          <Link className="button for-desktops" to="/donate">
            Donate
          </Link>
          <MobileMenu isLocal={isLocal} />
        </div>
      </div>
    </header>
  )
}

/**
 * The search that opens over the header. It is a popover, so that it opens, takes the focus, closes and answers Escape without
 * JavaScript.
 */
function HeaderSearch() {
  const { pageUse } = useSite()
  return (
    <>
      <button
        type="button"
        className="icon-button search-button for-tablets"
        popoverTarget={searchPanelId}
        aria-label="Search"
      />
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
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return isScrolled
}
