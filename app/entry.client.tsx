import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepForOffline } from './layout/keep-for-offline.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Alive />
    </StrictMode>,
  )
})

/** Marks the document once everything on it can be used: scripts start only after the first paint (docs/decisions/016). Then there is time to keep the site for offline. */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    keepForOffline()
  }, [])
  return null
}
