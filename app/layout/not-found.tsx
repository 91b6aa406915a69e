import { useEffect } from 'react'
import { Link, type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { searchStarts, searchWords } from '../../content/search-words.ts'
import { recall, visitKey } from './browser-storage.ts'
import { PageHeading } from './page-heading.tsx'
import { SearchForm } from './search-form.tsx'

const redirectDelay = 100

/** What search engines are told of an address that is none of ours. */
export const notFoundMeta: MetaDescriptor[] = [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]

/** Says that there is no such page. The first load of a session leads home after 100 ms. */
export function NotFound() {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  useEffect(() => {
    // Where storage is blocked, every page counts as a later one.
    if (recall('sessionStorage', visitKey) !== null) return
    const timer = setTimeout(() => navigate('/', { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <>
      <div className="hero">
        {/* Turned round, so that the heron does not stand behind the name. */}
        <img src="/quarry/drawn/villages/alveston.svg" alt="" width="1600" height="700" style={{ scale: '-1 1' }} />
        <div className="hero-words">
          <PageHeading>
            <span className="number">404</span> <br />
            Page not found
          </PageHeading>
        </div>
      </div>
      <div className="page with-side">
        <div className="stack gap-24">
          <p>The page you're looking for doesn't exist or has been moved.</p>
          <SearchForm landmark="What are you looking for?" />
          <p className="no-print">
            <Link className="button" to="/">
              Return to Home
            </Link>
          </p>
        </div>
        <nav aria-label={searchWords.startHere} className="side">
          <ul className="two-columns gap-24">
            {searchStarts.map(({ to, label, text }) => (
              <li key={to}>
                <Link className="title" to={to}>
                  {label}
                </Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
