import { useIsHydrated } from './use-is-hydrated.ts'

/** The date of printing, on paper only. The reader's own clock tells it, since the page itself is rendered once for everybody. */
export function GeneratedOn() {
  if (!useIsHydrated()) return null
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return <p className="print-only quiet">Generated on {today}</p>
}
