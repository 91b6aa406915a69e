import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MarkHydrated>
        <HydratedRouter />
      </MarkHydrated>
    </StrictMode>,
  )
})

/**
 * Marks the document once everything on it can be used, since scripts start only after the first paint;
 * then there is time to keep the site for offline. It stands around the app: beside it, it would change React's ids.
 */
function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    keepForOffline()
  }, [])
  return children
}

const maintenancePaths = /^\/quarry\/(?:admin|village-editor)/

/**
 * Lets the browser keep the site for the time without a network, once the page is there and nothing else is to be done.
 * What the server has at /quarry/sw.js decides: it may also be a worker that takes itself away.
 */
function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || maintenancePaths.test(location.pathname)) return
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (call: () => void) => setTimeout(call, 2000)
  whenIdle(() => {
    // A browser that keeps nothing, such as a private window, refuses; the site is the same without.
    register().catch(() => undefined)
  })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/quarry/sw.js', { scope: '/quarry/', updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // Read in app/offline-worker/service-worker.ts, which was not there yet when these were loaded.
  active?.postMessage({ seen: [location.pathname, ...loaded] })
}
