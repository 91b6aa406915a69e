import { useEffect, useState } from 'react'

const flashDuration = 4000

/** True for four seconds after `isCalled` has become true (spec: public site, section 9). */
export function useFlash(isCalled: boolean): boolean {
  const [isFlashing, setFlashing] = useState(false)
  useEffect(() => {
    setFlashing(isCalled)
    if (!isCalled) return
    const timer = setTimeout(() => setFlashing(false), flashDuration)
    return () => clearTimeout(timer)
  }, [isCalled])
  return isFlashing
}
