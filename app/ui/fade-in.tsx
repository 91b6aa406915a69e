import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Content that fades in from above, left or right once a tenth of it is visible.
 * What is already on the screen when the page is hydrated stays as it is: only what lies below is hidden and waits.
 */
export function FadeIn({ from = 'above', children }: { from?: 'above' | 'left' | 'right'; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'plain' | 'waiting' | 'shown'>('plain')

  useEffect(() => {
    const target = element.current
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (target.getBoundingClientRect().top < innerHeight) return
    setState('waiting')
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setState('shown')
        observer.disconnect()
      },
      { threshold: 0.1 },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={element} className="fade-in" data-from={from} data-state={state}>
      {children}
    </div>
  )
}
