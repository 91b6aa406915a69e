import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from './toast.ts'

/** A button that copies `text`, says so in a toast, and shows 'Copied' for 2000 ms. */
export function CopyButton({
  text,
  label,
  message,
  selects,
}: {
  text: string
  label: ReactNode
  /** The toast once the text is copied. */
  message: string
  /** The id of the element that shows the text, to be selected where the clipboard is refused. */
  selects?: string
}) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  return (
    <div className="copy-button needs-script no-print">
      <button type="button" className="button button-quiet" data-copied={isCopied} onClick={() => copy(text, message)}>
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        {isCopied ? 'Copied' : label}
      </button>
      {state === 'refused' && <CopyByHand text={text} selects={selects} />}
    </div>
  )
}

const words =
  'Your browser did not let us copy. The text is selected: press Ctrl+C or ⌘C, or hold it down and choose Copy.'

/** What stands where the clipboard was refused: the reason, and the text selected, ready to be copied by hand. */
export function CopyByHand({ text, selects }: { text: string; selects?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const shown = selects && document.getElementById(selects)
    if (shown) {
      shown.closest('details')?.setAttribute('open', '')
      getSelection()?.selectAllChildren(shown)
    } else field.current?.select()
  }, [selects])

  return (
    <div className="notice notice-done no-print">
      <p role="alert">{words}</p>
      {!selects && <input ref={field} readOnly value={text} aria-label="Text to copy" />}
    </div>
  )
}

const copiedDuration = 2000

/** 'copied' lasts 2000 ms; 'refused' lasts until the next attempt. */
type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text to the clipboard and tells it by a toast. A browser may refuse: then the text must be shown for copying by hand. */
export function useCopy(): { state: CopyState; copy: (text: string, message: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string, message: string) => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setState('refused')
      return
    }
    showToast({ kind: 'success', title: message })
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedDuration)
  }
  return { state, copy }
}
