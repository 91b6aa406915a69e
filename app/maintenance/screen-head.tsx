import { createContext, type ReactNode, type RefObject, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The head of the maintenance screen around: its heading, and where its actions stand, null until that is there. The village editor by itself has none. */
export const ScreenHeadContext = createContext<{
  heading: RefObject<HTMLElement | null>
  actions: HTMLElement | null | undefined
}>({ heading: { current: null }, actions: undefined })

/** What can be done on a screen, in one line with its heading. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const { actions } = useContext(ScreenHeadContext)
  if (actions === undefined) return <div className="line screen-head">{children}</div>
  return actions && createPortal(children, actions)
}

/** The heading of the screen, which takes the focus where what had it has gone. */
export const useScreenHeading = () => useContext(ScreenHeadContext).heading
