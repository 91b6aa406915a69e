import { useEffect, useState } from 'react'
import { matchRoutes, type RouteObject, useLocation } from 'react-router'

declare global {
  interface Window {
    /** What React Router's build tells the browser of its routes. */
    __reactRouterManifest: { routes: Record<string, { module: string } & RouteObject> }
  }
}

/**
 * Fetches the script of a page before a link to it is followed. Where a script cannot be loaded, the router would load the
 * page that one is on anew, without a word and with the loss of what was typed there: here the page stays and says so.
 */
export function ScriptNote() {
  const [missed, setMissed] = useState('')
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come after all
  useEffect(() => setMissed(''), [key])
  useEffect(() => {
    const follow = createFollower(setMissed)
    // Before the router hears of the click.
    addEventListener('click', follow, true)
    return () => removeEventListener('click', follow, true)
  }, [])

  return (
    missed && (
      <div className="script-note">
        <p role="alert">This page could not be loaded. Please check your connection.</p>
        <a ref={focus} className="button button-quiet" href={missed}>
          Try again
        </a>
      </div>
    )
  )
}

const focus = (link: HTMLElement | null) => link?.focus()

function createFollower(onMissed: (address: string) => void): (event: MouseEvent) => void {
  let wanted: HTMLAnchorElement | null
  let isLoaded = false
  return async (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    // Other buttons and keys ask for another tab or window; links that the router does not follow lack the attribute.
    if (isLoaded || button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-discover]')
    wanted = link
    if (!link) return
    event.preventDefault()
    event.stopImmediatePropagation()
    try {
      await import(/* @vite-ignore */ scriptOf(link.pathname))
    } catch {
      if (wanted === link) onMissed(link.href)
      return
    }
    if (wanted !== link) return
    isLoaded = true
    link.click()
    isLoaded = false
  }
}

/** There is one for every path: what no other route matches is the not-found page's. */
function scriptOf(pathname: string): string {
  const routes = Object.values(window.__reactRouterManifest.routes)
  return matchRoutes(routes, pathname, '/quarry')?.at(-1)?.route.module ?? ''
}
