import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl+S in an editor, while no dialog stands before it: what its Save button does. */
export function useSaveKey(editor: RefObject<HTMLElement | null>, save: () => unknown): void {
  const latest = useRef(save)
  latest.current = save

  useEffect(() => onControlKey('s', () => isInFront(editor.current) && latest.current()), [editor])
}

/** Keeps the browser from saving the screen as a file, whether or not there is anything to save on it. */
export function useScreenNotSaved(): void {
  useEffect(() => onControlKey('s', (event) => event.preventDefault()), [])
}

/** Ctrl+/ on any screen of the desk, while no dialog stands before it: leads to this field. */
export function useFindKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    return onControlKey('/', (event) => {
      if (!isInFront(field.current)) return
      event.preventDefault()
      field.current?.select()
    })
  }, [field])
}

function onControlKey(wanted: string, act: (event: KeyboardEvent) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() === wanted && (ctrlKey || metaKey) && !shiftKey && !altKey) act(event)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Whether an element can be seen, and not only behind a dialog. */
function isInFront(element: HTMLElement | null): boolean {
  return element?.checkVisibility() === true && !element.closest('[aria-hidden="true"]')
}
