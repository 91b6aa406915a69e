import { useState, useSyncExternalStore } from 'react'
import { keep, recall } from '../../layout/browser-storage.ts'

/** From here on there is room beside the fields (preview.css). */
const besideFields = '(min-width: 1100px)'
const hiddenKey = 'quarry-preview-hidden'

/** Whether the preview is shown: beside the fields until it is hidden, which this browser remembers; below them once it is asked for. */
export function useShown(): { isShown: boolean; toggle: () => void } {
  const isBeside = useSyncExternalStore(followWidth, () => matchMedia(besideFields).matches)
  const [isHidden, setHidden] = useState(() => recall('localStorage', hiddenKey) === 'yes')
  const [isOpenBelow, setOpenBelow] = useState(false)
  if (!isBeside) return { isShown: isOpenBelow, toggle: () => setOpenBelow(!isOpenBelow) }
  return {
    isShown: !isHidden,
    toggle() {
      setHidden(!isHidden)
      keep('localStorage', hiddenKey, isHidden ? 'no' : 'yes')
    },
  }
}

function followWidth(follow: () => void): () => void {
  const width = matchMedia(besideFields)
  width.addEventListener('change', follow)
  return () => width.removeEventListener('change', follow)
}
