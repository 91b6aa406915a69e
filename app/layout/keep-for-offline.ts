const maintenancePaths = /^\/quarry\/(?:admin|village-editor)/

/**
 * Lets the browser keep the site for the time without a network, once the page is there and nothing else is to be done.
 * What the server has at /quarry/sw.js decides: it may also be a worker that takes itself away.
 */
export function keepForOffline(): void {
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
