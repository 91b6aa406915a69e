import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A tooltip on hover after 700 ms, at once within 300 ms of another, and at once on keyboard focus.
 * Escape or a press closes it, and the pointer may move onto it. It adds to the name of the
 * trigger and never replaces it.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode
  /** The trigger, which must carry what it is given. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    if (performance.now() - lastClosedAt < skipDelay) open()
    else timer.current = setTimeout(open, openDelay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // Before it can be seen: an Escape that comes right after is meant for it.
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches the pointer; the trigger inside is the control
    <span
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className="tooltip" data-open={isOpen}>
        {text}
      </span>
    </span>
  )
}
