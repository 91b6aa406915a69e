import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { NavigationItem } from './navigation.ts'

const openDelay = 200
const skipDelay = 300

/**
 * A navigation item with a sub-menu: it opens 200 ms after the pointer comes to rest on it (at once within 300 ms of
 * having closed), and by its button for keyboard and touch. Without JavaScript it opens on hover and focus by CSS.
 */
export function SubMenu({ item }: { item: NavigationItem }) {
  const id = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const button = useRef<HTMLButtonElement>(null)
  const [openedOn, setOpenedOn] = useState(pathname)
  if (openedOn !== pathname) {
    setOpenedOn(pathname)
    setOpen(false)
  }

  const openSoon = () => {
    clearTimeout(timer.current)
    const delay = performance.now() - closedAt.current < skipDelay ? 0 : openDelay
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt.current = performance.now()
    setOpen(false)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, openDelay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <li
      className="sub-menu-item"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
    >
      <NavLink className="nav-link" to={item.to}>
        {item.label}
      </NavLink>
      <button
        ref={button}
        type="button"
        className="sub-menu-button"
        aria-label={`More in ${item.label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <ul id={id} className="sub-menu" data-open={isOpen}>
        {item.items?.map((subItem) => (
          <li key={subItem.to}>
            <NavLink className="nav-link" to={subItem.to}>
              {subItem.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
