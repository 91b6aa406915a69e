import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Alive />
    </StrictMode>,
  )
})

/** Marks the document once everything on it can be used: scripts start only after the first paint (docs/decisions/016). */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
  }, [])
  return null
}
