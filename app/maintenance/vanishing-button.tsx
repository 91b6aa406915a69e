import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

/** A button that may go away while it has the focus, which then goes to `focusAfter`. */
export function VanishingButton({
  focusAfter,
  ...props
}: ComponentProps<'button'> & { focusAfter: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) focusAfter.current?.focus()
    }
  }, [focusAfter])
  return <button ref={button} type="button" className="button button-quiet" {...props} />
}
