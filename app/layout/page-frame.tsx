import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageSources } from '../ui/page-sources.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { FirstScreenContext } from './page-heading.tsx'
import { ScriptNote } from './script-note.tsx'
import { markVisit } from './session-visit.ts'
import { SiteNotice } from './site-notice.tsx'
import { Toasts } from './toasts.tsx'

const framelessPaths = ['/village-editor']

/** Header, content and footer of every screen but the village editor (rule: village-editor). */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, hash, key } = useLocation()
  const isFirstScreen = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that leads to where one is leads there again
  useEffect(() => {
    if (!isFirstScreen.current && hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
  useEffect(() => {
    markVisit()
    isFirstScreen.current = false
  }, [])

  if (framelessPaths.includes(pathname)) {
    return (
      <FirstScreenContext value={isFirstScreen}>
        {children}
        <Toasts />
      </FirstScreenContext>
    )
  }
  return (
    <FirstScreenContext value={isFirstScreen}>
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
      <Toasts />
    </FirstScreenContext>
  )
}
