import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageSources } from '../ui/page-sources.tsx'
import { keep, visitKey } from './browser-storage.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { FirstScreenContext } from './page-heading.tsx'
import { ScriptNote } from './script-note.tsx'
import { SiteNotice } from './site-notice.tsx'
import { Toasts } from './toasts.tsx'

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
      <main id="main" tabIndex={-1}>
        {children}
        <PageSources />
      </main>
      <Footer />
    </>
  )
}
