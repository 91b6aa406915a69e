import { Check, Share2 } from 'lucide-react'
import { CopyByHand, useCopy } from './copy-button.tsx'

/** Shares a page of the site by the device's own means, or copies its link where there are none. */
export function ShareButton({
  label,
  title,
  path,
  message,
  look = 'button',
}: {
  label: string
  /** What the page is called where it is shared to. */
  title: string
  /** The page's address below /quarry. */
  path: string
  /** The toast once the link is copied. */
  message: string
  look?: 'button' | 'standing-link'
}) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const address = () => new URL(`/quarry${path}`, location.href).href

  const share = async () => {
    const url = address()
    if (!navigator.share) return copy(url, message)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) await copy(url, message)
    }
  }

  return (
    <div className="copy-button needs-script">
      <button type="button" className={look} data-copied={isCopied} onClick={share}>
        {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        {isCopied ? 'Link copied' : label}
      </button>
      {state === 'refused' && <CopyByHand text={address()} />}
    </div>
  )
}
