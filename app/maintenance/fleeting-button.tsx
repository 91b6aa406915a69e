import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

/** A button that may go away while it has the focus, which then goes to its heir. */
export function FleetingButton({ heir, ...props }: ComponentProps<'button'> & { heir: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) heir.current?.focus()
    }
  }, [heir])
  return <button ref={button} type="button" className="button button-quiet" {...props} />
}
