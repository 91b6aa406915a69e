import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { type NavigationItem, navigation } from './navigation.ts'
import { SearchForm } from './search-form.tsx'

const menuId = 'mobile-menu'

/**
 * The full-width slide-in menu of small screens. It is a popover, so that it opens,
 * closes and answers Escape without JavaScript; JavaScript closes it on every route change and when the focus leaves it.
 */
export function MobileMenu({
  maintainerLinks,
  donateLook,
}: {
  maintainerLinks: readonly NavigationItem[]
  donateLook: string
}) {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)

  useEffect(() => {
    if (openedAt.current !== key && menu.current?.matches(':popover-open')) menu.current.hidePopover()
    openedAt.current = key
  }, [key])

  return (
    <div className="mobile-menu-place">
      <button type="button" className="icon-button" popoverTarget={menuId} aria-label="Open menu">
        <Menu aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu only watches where the focus goes */}
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="mobile-menu"
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
            event.currentTarget.hidePopover()
        }}
      >
        <div className="row gap-8 mobile-menu-head">
          <Link className="button button-alert" to="/how-to-object">
            Object Now
          </Link>
          <Link className={donateLook} to="/donate">
            Donate
          </Link>
          <button
            type="button"
            className="icon-button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label="Mobile">
          <ul>
            {[...navigation, ...maintainerLinks].map((item) => (
              <li key={item.to}>
                <NavLink className="nav-link" to={item.to} end>
                  {item.label}
                </NavLink>
                {item.items && (
                  <ul>
                    {item.items.map((subItem) => (
                      <li key={subItem.to}>
                        <NavLink className="nav-link" to={subItem.to}>
                          {subItem.label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm />
      </div>
    </div>
  )
}
