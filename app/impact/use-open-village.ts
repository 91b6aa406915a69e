import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Place } from '../../content/places.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'
import { placeAddress } from '../ui/place-address.ts'
import type { VillageOverlay } from './village-overlay.tsx'

/** Kept from one visit of the screen to the next, so that going back to an open overlay shows it at once. */
let loadedOverlay: typeof VillageOverlay | undefined

/**
 * The village whose overlay is open, as the address says (#barford): so the browser's Back closes it, Forward and a reload
 * open it again, and a link can lead to it.
 */
export function useOpenVillage() {
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const village = useKnownPlaces().find(({ slug, isQuarry }) => !isQuarry && hash === `#${slug}`)
  return {
    village,
    Overlay: useOverlayCode(village),
    open({ slug }: Place) {
      navigate({ hash: slug }, { state: { isOverMap: true }, preventScrollReset: true })
    },
    /** Leaves no entry of the overlay behind: where the map lies beneath it, this is Back. */
    close() {
      if (state?.isOverMap) navigate(-1)
      else navigate('.', { replace: true, preventScrollReset: true })
    },
  }
}

/** The overlay's code comes when it is first asked for; where it cannot come, the village page tells the same. */
function useOverlayCode(village: Place | undefined) {
  const navigate = useNavigate()
  const [Overlay, setOverlay] = useState(() => loadedOverlay)

  useEffect(() => {
    if (!village || Overlay) return
    let isWanted = true
    import('./village-overlay.tsx').then(
      (code) => {
        loadedOverlay = code.VillageOverlay
        if (isWanted) setOverlay(() => code.VillageOverlay)
      },
      () => {
        if (isWanted) navigate(placeAddress(village), { replace: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [village, Overlay, navigate])

  return Overlay
}
