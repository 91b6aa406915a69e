import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the actions of the maintenance screen around stand, null until that is there. The village editor by itself has no such place. */
export const ScreenHeadContext = createContext<HTMLElement | null | undefined>(undefined)

/** What can be done on a screen, in one line with its heading. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const actions = useContext(ScreenHeadContext)
  return actions === undefined ? children : actions && createPortal(children, actions)
}
