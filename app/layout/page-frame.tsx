import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCampaign } from '../content-api/campaign-query.ts'
import { PageSources } from '../ui/page-sources.tsx'
import { keep, visitKey } from './browser-storage.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { FirstScreenContext } from './page-heading.tsx'
import { ScriptNote } from './script-note.tsx'
import { SiteNotice } from './site-notice.tsx'
import { Toasts } from './toasts.tsx'
import { useSite } from './use-site.ts'

/** Header, content and footer of every screen but the village editor. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, hash, key } = useLocation()
  const isFirstScreen = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that leads to where one is leads there again
  useEffect(() => {
    if (!isFirstScreen.current && hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
  useEffect(() => {
    keep('sessionStorage', visitKey, 'yes')
    isFirstScreen.current = false
  }, [])

  return (
    <FirstScreenContext value={isFirstScreen}>
      {pathname === '/village-editor' ? children : <Framed>{children}</Framed>}
      <Toasts />
    </FirstScreenContext>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Header />
      <SiteNotice />
      <OfflineNote />
      <ScriptNote />
      <PrintedLine />
      <main id="main" tabIndex={-1}>
        {children}
        <PageSources />
      </main>
      <Footer />
    </>
  )
}

/** Below each printed sheet: whose it is, about what, where it stands on the web and how to object. */
function PrintedLine() {
  const { pathname } = useLocation()
  const { name, application_reference } = useCampaign()
  const { origin } = useSite()
  return (
    // One page answers all unknown addresses.
    <p className="print-only printed-line" suppressHydrationWarning>
      {name} · {application_reference} · {origin}/quarry{pathname === '/' ? '' : pathname} · How to object: {origin}
      /quarry/how-to-object
    </p>
  )
}
