import { Check, Copy } from 'lucide-react'
import { CopyByHand } from './copy-by-hand.tsx'
import { useCopy } from './use-copy.ts'

/** A button that copies `text`, says so in a toast, and shows 'Copied' for 2000 ms. */
export function CopyButton({
  text,
  label,
  message,
  selects,
}: {
  text: string
  label: string
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
