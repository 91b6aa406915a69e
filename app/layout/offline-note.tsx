import { useEffect, useState } from 'react'
import type { CopyReason, WorkerMessage } from '../../domain/caching-strategy.ts'

/** Says how old the page is when it is a copy, until the site answers again. */
export function OfflineNote() {
  const [copy, setCopy] = useState<CachedCopy>()
  useEffect(() => {
    setCopy(readCachedCopy())
    const goOffline = () =>
      setCopy({ ...(readCachedCopy() ?? { at: new Date(performance.timeOrigin) }), because: 'offline' })
    const goOnline = () => {
      delete document.documentElement.dataset.cached
      setCopy(undefined)
    }
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('cached' in data) setCopy({ at: new Date(data.cached), because: data.because })
      // A browser that had its network all the time does not notice that the site is back.
      else goOnline()
    }
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => {
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
      navigator.serviceWorker?.removeEventListener('message', hear)
    }
  }, [])
  return (
    <p className="offline-note no-print" role="status" aria-label="Connection">
      {copy && cachedWords(copy)}
    </p>
  )
}

/** What the service worker wrote on the page, where it came from the cache. */
function readCachedCopy(): CachedCopy | undefined {
  const { cached, cachedBecause } = document.documentElement.dataset
  return cached === undefined
    ? undefined
    : { at: new Date(cached), because: cachedBecause === 'slow' ? 'slow' : 'offline' }
}

/** A copy that is shown in place of the page itself. */
interface CachedCopy {
  at: Date
  because: CopyReason
}

const beginnings = { offline: 'You are offline.', slow: 'The connection is slow.' }

/** Says that the page is a copy, and from when, in the visitor's own time. */
function cachedWords({ at, because }: CachedCopy): string {
  const words = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(at)
  const time = words({ hour: '2-digit', minute: '2-digit' })
  const day = `${words({ weekday: 'long' })} ${words({ day: 'numeric', month: 'long' })}`
  return `${beginnings[because]} This copy is from ${time} on ${day}.`
}
