import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const flashDuration = 4000

/** True for four seconds after a navigation with which `isCalled` holds, also when it leads to where one is. */
export function useFlash(isCalled: boolean): boolean {
  const { key } = useLocation()
  const [isFlashing, setFlashing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    setFlashing(isCalled)
    if (!isCalled) return
    const timer = setTimeout(() => setFlashing(false), flashDuration)
    return () => clearTimeout(timer)
  }, [isCalled, key])
  return isFlashing
}
