import { useState } from 'react'

/** From here on there is room beside the fields (preview.css). */
const besideFields = '(min-width: 1100px)'

/** Whether the preview is shown: at first where there is room beside the fields. */
export function useShown(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(() => matchMedia(besideFields).matches)
  return { isShown, toggle: () => setShown(!isShown) }
}
