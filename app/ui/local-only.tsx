import { type ReactNode, Suspense, useEffect } from 'react'
import { usePlace } from './use-place.ts'

/**
 * What only a page on a maintenance listener shows. Until it is known where the page is open, and while the code of `children`
 * is on its way, a neutral line stands here: pages are the same for everybody.
 */
export function LocalOnly({
  heading,
  elsewhere,
  children,
}: {
  /** What stands above that line. */
  heading?: ReactNode
  elsewhere: ReactNode
  children: ReactNode
}) {
  const place = usePlace()
  useEffect(() => {
    // What shows a failure is here before the first one, which may be that nothing can be loaded any more.
    if (place === 'local') import('./toast-region.tsx').catch(() => undefined)
  }, [place])
  if (place === 'elsewhere') return elsewhere
  const loading = (
    <>
      {heading}
      <p role="status" className="needs-script">
        Loading...
      </p>
      <noscript>
        <p>This part of the site needs JavaScript. Please switch it on in your browser.</p>
      </noscript>
    </>
  )
  return place === 'local' ? <Suspense fallback={loading}>{children}</Suspense> : loading
}
