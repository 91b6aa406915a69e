import { useSyncExternalStore } from 'react'
import type { LinkAnswer } from './link-page.tsx'

/**
 * The code of a link: what stands behind the # of its address, which no server is sent. `isAskedFor` once it is known that
 * neither the address nor an earlier try has it, and whoever came here must type it.
 */
export function useLinkCode(answer: LinkAnswer | undefined): { code: string; isAskedFor: boolean } {
  const inAddress = useSyncExternalStore(subscribe, codeInAddress, unknownOnServer)
  const code = answer?.code ?? inAddress ?? ''
  const isMissing = answer?.outcome === 'missing'
  return { code, isAskedFor: code === '' && (isMissing || (inAddress === '' && !hasOldToken())) }
}

const codeInAddress = () => window.location.hash.slice(1)
const unknownOnServer = () => undefined
const hasOldToken = () => new URLSearchParams(window.location.search).has('token')

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
