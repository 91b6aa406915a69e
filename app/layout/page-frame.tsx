import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { answeringGroup } from '../../domain/unset-details.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { PageSources } from '../ui/page-sources.tsx'
import { onFirstToast } from '../ui/toast.ts'
import { keep, visitKey } from './browser-storage.ts'
import { Header } from './header.tsx'
import { footerNavigation } from './navigation.ts'
import { FirstScreenContext } from './page-heading.tsx'
import { ScriptNote } from './script-note.tsx'
import { SiteNotice } from './site-notice.tsx'

/** Header, content and footer of every screen but the village editor. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, hash, key } = useLocation()
  const isFirstScreen = useRef(true)

  // On the first screen the browser has gone to the place itself.
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
      <ScriptNote />
      <main id="main" tabIndex={-1}>
        {children}
        <PageSources />
      </main>
      <Footer />
    </>
  )
}

/** The footer of every page. */
function Footer() {
  const campaign = useCampaign()
  return (
    <footer className="stack gap-40 site-footer">
      <div className="row row-apart">
        <div>
          <p className="title large">{campaign.name}</p>
          <p>Planning application {campaign.application_reference}</p>
        </div>
        <p className="row gap-8">
          <Link className="button button-alert" to="/how-to-object">
            Object Now
          </Link>
          <Link className="button button-quiet" to="/contact">
            Contact Us
          </Link>
          <Link className="button button-quiet" to="/donate">
            Donate
          </Link>
        </p>
        {campaign.social_links.length > 0 && (
          <nav aria-label="Social media">
            <ul className="row gap-24">
              {campaign.social_links.map(({ name, url }) => (
                <li key={url}>
                  <a className="standing-link" href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="row row-apart">
        <p>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {answeringGroup(campaign)}
        </p>
        <div className="row">
          <a className="standing-link" href="/quarry/updates.xml">
            News feed
          </a>
          {footerNavigation.map(({ label, to }) => (
            <Link key={to} className="standing-link" to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}

const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../ui/toast-region.tsx')).ToastRegion }
  } catch {
    // Without a connection there is no region to load; every failure also stands on the page itself.
    return { default: () => null }
  }
})

/**
 * The toasts of every screen. What shows them is loaded when somebody begins to use the page, or when the first toast
 * wants to be seen, so that it does not compete with what is seen first.
 */
function Toasts() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const uses = ['pointerdown', 'keydown', 'touchstart'] as const
    for (const use of uses) addEventListener(use, want, { once: true })
    const stop = onFirstToast(want)
    return () => {
      stop()
      for (const use of uses) removeEventListener(use, want)
    }
  }, [])
  return (
    isWanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
