import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { dismissedNoticeKey, hideDismissedNotice, noticeWords, type ShownNotice } from '../../domain/shown-notice.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { useNotice } from '../content-api/notice-query.ts'
import { LinkedText } from '../ui/breakable.tsx'
import { keep, recall } from './browser-storage.ts'
import { useSite } from './use-site.ts'
import { useToday } from './use-today.ts'

/** The campaign's notice above every page but those of the maintenance side. */
export function SiteNotice() {
  const notice = useNotice(useToday())
  const isElsewhere = useLocation().pathname.startsWith('/admin')
  return notice && !isElsewhere && <DismissableNotice key={noticeWords(notice)} notice={notice} />
}

/**
 * One notice until its visitor dismisses it. In a browser that has dismissed it, the script in it has hidden it before the
 * first paint, so nothing moves when it is taken out here.
 */
function DismissableNotice({ notice }: { notice: ShownNotice }) {
  const words = noticeWords(notice)
  const { pageUse } = useSite()
  const [isPressed, setPressed] = useState(false)
  const isDismissed = useSyncExternalStore(
    followStorage,
    () => recall('localStorage', dismissedNoticeKey) === words,
    () => false,
  )
  if (isPressed || isDismissed) return null
  const dismiss = () => {
    keep('localStorage', dismissedNoticeKey, words)
    setPressed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside className="row gap-8 site-notice" aria-label="Notice" suppressHydrationWarning>
      <p>
        <bdi>
          <LinkedText text={notice.text} />
        </bdi>
        {notice.link_url !== '' && (
          <>
            {' '}
            <a href={linkAddress(notice.link_url)}>
              <bdi>{notice.link_text}</bdi>
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        className="icon-button needs-script no-print"
        aria-label="Dismiss the notice"
        onClick={dismiss}
      >
        <X aria-hidden size={20} />
      </button>
      <SaidOnce words={words} />
      {pageUse !== 'preview' && <script>{hideDismissedNotice}</script>}
    </aside>
  )
}

const heardKey = 'quarry-notice-heard'

/** How long the words stand where screen readers take them from, in milliseconds; later they would come across them twice. */
const sayingTime = 5000

/** Tells the notice to those who hear the page, once in a visit: later pages have it among their landmarks. */
function SaidOnce({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (recall('sessionStorage', heardKey) === words) return
    keep('sessionStorage', heardKey, words)
    setSaid(words)
    const timer = setTimeout(() => setSaid(''), sayingTime)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}

function followStorage(follow: () => void): () => void {
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
