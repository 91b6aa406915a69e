import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { londonDay } from '../../domain/london-day.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useSite } from './use-site.ts'

/**
 * The day in London as YYYY-MM-DD. A page from the server begins with the server's day, so that both show the same; a
 * page that was left open over midnight, or was kept by somebody's cache, catches up: also on its way to the printer, so
 * that no day that has passed is printed.
 */
export function useToday(): string {
  const { today: serverDay } = useSite()
  const isHydrated = useIsHydrated()
  const [today, setToday] = useState(() => (isHydrated ? londonDay() : serverDay))
  useEffect(() => {
    const update = () => setToday(londonDay())
    update()
    const updateAtOnce = () => flushSync(update)
    document.addEventListener('visibilitychange', update)
    addEventListener('beforeprint', updateAtOnce)
    const timer = setInterval(update, 60_000)
    return () => {
      document.removeEventListener('visibilitychange', update)
      removeEventListener('beforeprint', updateAtOnce)
      clearInterval(timer)
    }
  }, [])
  return today
}
