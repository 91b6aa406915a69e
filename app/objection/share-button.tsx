import { Check, Share2 } from 'lucide-react'
import { campaign } from '../../content/campaign.ts'
import { copyMessages, everyObjectionCounts } from '../../content/objection-guide.ts'
import { CopyByHand } from '../ui/copy-by-hand.tsx'
import { useCopy } from '../ui/use-copy.ts'

/** Shares the site by the device's own means, or copies its link where there are none (spec: public site, section 2). */
export function ShareButton() {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'

  const share = async () => {
    const url = siteLink()
    if (!navigator.share) return copy(url, copyMessages.link)
    try {
      await navigator.share({ title: campaign.name, url })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) await copy(url, copyMessages.link)
    }
  }

  return (
    <div className="copy-button needs-script">
      <button type="button" className="button" data-copied={isCopied} onClick={share}>
        {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        {isCopied ? 'Link copied' : everyObjectionCounts.share}
      </button>
      {state === 'refused' && <CopyByHand text={siteLink()} />}
    </div>
  )
}

function siteLink(): string {
  return new URL('/quarry/', location.href).href
}
