import { useSyncExternalStore } from 'react'

/** Where a page is open: on a maintainer's own machine, elsewhere, or not known yet. */
type Place = 'unknown' | 'local' | 'elsewhere'

const sidePath = '/quarry/api/maintenance/side'

let onLocalhost: Place = 'unknown'
let isAsked = false
const listeners = new Set<() => void>()

/** Localhost may be a public site as well: the server is asked once. Where it does not answer, the next who wants to know asks again. */
async function ask(): Promise<void> {
  isAsked = true
  try {
    const response = await fetch(sidePath)
    const isHere = response.ok && (await response.json()).isHere === true
    onLocalhost = isHere ? 'local' : 'elsewhere'
    for (const tell of listeners) tell()
  } catch {
    isAsked = false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (isOnLocalhost() && !isAsked) ask()
  return () => listeners.delete(listener)
}

function isOnLocalhost(): boolean {
  return location.hostname === 'localhost'
}

/** Where the site is open. It only decides what is shown; the server decides who may write. */
export function usePlace(): Place {
  return useSyncExternalStore(
    subscribe,
    () => (isOnLocalhost() ? onLocalhost : 'elsewhere'),
    () => 'unknown',
  )
}
