import { useEffect, useState } from 'react'
import { londonDay } from '../../domain/london-day.ts'

/**
 * The day in London as YYYY-MM-DD. A page from the server begins with the server's day, so that both show the same; a
 * page that was left open, or was kept by somebody's cache, catches up.
 */
export function useToday(serverDay: string | undefined): string {
  const [today, setToday] = useState(() => serverDay ?? londonDay())
  useEffect(() => {
    const update = () => setToday(londonDay())
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return today
}
