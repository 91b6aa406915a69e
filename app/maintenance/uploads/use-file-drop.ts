import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Takes files that are dropped onto this area, and tells whether one is held over it. A file that is dropped beside it is
 * let go: the browser would show it in place of the page, and what is unsaved with it.
 */
export function useFileDrop(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    const isHere = ({ target }: DragEvent) => target instanceof Node && area.current?.contains(target) === true
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(isHere(event))
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      if (isHere(event)) latest.current(Array.from(event.dataTransfer.files))
    }
    const onLeave = (event: DragEvent) => {
      // Out of the window: there is nothing that it goes on to.
      if (event.relatedTarget === null) setOver(false)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    document.addEventListener('dragleave', onLeave)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('dragleave', onLeave)
    }
  }, [area])
  return isOver
}
