import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

/** A button that may go away while it has the focus, which then goes to `focusAfter`, or to the nearest place around it that takes one. */
export function VanishingButton({
  focusAfter,
  ...props
}: ComponentProps<'button'> & { focusAfter?: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const around = own?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (document.activeElement === own) (focusAfter?.current ?? around)?.focus()
    }
  }, [focusAfter])
  return <button ref={button} type="button" className="button button-quiet" {...props} />
}
