import { useState, useSyncExternalStore } from 'react'

/** From here on there is room beside the fields (preview.css). */
const besideFields = '(min-width: 1100px)'
const hiddenName = 'quarry-preview-hidden'

/** Whether the preview is shown: beside the fields until it is hidden, which this browser remembers; below them once it is asked for (rule: preview-hidden). */
export function useShown(): { isShown: boolean; toggle: () => void } {
  const isBeside = useSyncExternalStore(followWidth, () => matchMedia(besideFields).matches)
  const [isHidden, setHidden] = useState(recallHidden)
  const [isOpenBelow, setOpenBelow] = useState(false)
  if (!isBeside) return { isShown: isOpenBelow, toggle: () => setOpenBelow(!isOpenBelow) }
  return {
    isShown: !isHidden,
    toggle() {
      setHidden(!isHidden)
      rememberHidden(!isHidden)
    },
  }
}

function followWidth(follow: () => void): () => void {
  const width = matchMedia(besideFields)
  width.addEventListener('change', follow)
  return () => width.removeEventListener('change', follow)
}

function recallHidden(): boolean {
  try {
    return localStorage.getItem(hiddenName) !== null
  } catch {
    return false
  }
}

function rememberHidden(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(hiddenName, 'yes')
    else localStorage.removeItem(hiddenName)
  } catch {
    // A browser that blocks storage remembers it until the editor is closed.
  }
}
