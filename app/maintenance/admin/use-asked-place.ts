import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the place of a tab that a link from elsewhere names: it comes later than the page. */
export function useAskedPlace(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash, key])
}
