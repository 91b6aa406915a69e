import { useEffect, useRef } from 'react'

const words =
  'Your browser did not let us copy. The text is selected: press Ctrl+C or ⌘C, or hold it down and choose Copy.'

/** What stands where the clipboard was refused: the reason, and the text selected, ready to be copied by hand. */
export function CopyByHand({ text, selects }: { text: string; selects?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const shown = selects && document.getElementById(selects)
    if (shown) getSelection()?.selectAllChildren(shown)
    else field.current?.select()
  }, [selects])

  return (
    <div className="notice copy-by-hand">
      <p role="alert">{words}</p>
      {!selects && <input ref={field} readOnly value={text} aria-label="Text to copy" />}
    </div>
  )
}
