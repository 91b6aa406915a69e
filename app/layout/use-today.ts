import { useEffect, useState } from 'react'
import { londonDay } from '../../domain/london-day.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useSite } from './use-site.ts'

/**
 * The day in London as YYYY-MM-DD. A page from the server begins with the server's day, so that both show the same; a
 * page that was left open over midnight, or was kept by somebody's cache, catches up.
 */
export function useToday(): string {
  const { today: serverDay } = useSite()
  const isHydrated = useIsHydrated()
  const [today, setToday] = useState(() => (isHydrated ? londonDay() : serverDay))
  useEffect(() => {
    const update = () => setToday(londonDay())
    update()
    document.addEventListener('visibilitychange', update)
    const timer = setInterval(update, 60_000)
    return () => {
      document.removeEventListener('visibilitychange', update)
      clearInterval(timer)
    }
  }, [])
  return today
}
