import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window a block gets ready to fade in, in px. */
const approach = 200
/** However little of it is seen, a block is there after this time, in ms. */
const atMost = 1000

/** Where it comes from, beside its place. */
const starts = { above: '0 -1.5rem', left: '-1rem 0', right: '1rem 0' }

/**
 * Content that fades in from above, left or right once a tenth of it is visible, after a delay in ms. Only what comes up to
 * the window by scrolling is hidden, while it is still below it: what a jump or a tall window shows at once stays as it is.
 */
export function FadeIn({
  from = 'above',
  delay = 0,
  children,
}: {
  from?: keyof typeof starts
  delay?: number
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'plain' | 'waiting' | 'shown'>('plain')

  useEffect(() => {
    const target = element.current
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let end: ReturnType<typeof setTimeout> | undefined
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState('shown'), { threshold: 0.1 })
    let wasFar = false
    const finish = () => {
      near.disconnect()
      seen.disconnect()
      clearTimeout(end)
      setState('plain')
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        // What the page's own growth pushes away again must not come in hidden.
        if (end !== undefined) return finish()
        if (entry && !entry.isIntersecting) {
          wasFar = true
          return
        }
        if (!wasFar || !entry || entry.boundingClientRect.top < innerHeight) return finish()
        setState('waiting')
        seen.observe(target)
        end = setTimeout(finish, atMost)
      },
      { rootMargin: `0px 0px ${approach}px` },
    )
    near.observe(target)
    return finish
  }, [])

  return (
    <div
      ref={element}
      className="fade-in"
      data-state={state}
      style={{ '--from': starts[from], transitionDelay: `${delay}ms` }}
    >
      {children}
    </div>
  )
}
