import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'

/** Whether the screen shown is the first of this page load: then the browser keeps the focus where it is. */
export const FirstScreenContext = createContext<RefObject<boolean>>({ current: true })

/**
 * The one h1 of a screen. After a navigation it takes the focus, so that the new page is announced.
 * A screen that stays the same from one address to the next gives it a `key`.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstScreen = useContext(FirstScreenContext)

  useEffect(() => {
    if (!isFirstScreen.current && location.hash === '') heading.current?.focus({ preventScroll: true })
  }, [isFirstScreen])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
