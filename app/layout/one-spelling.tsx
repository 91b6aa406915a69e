import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How the addresses of our pages are written. The id of a card may hold any character. */
const ourSpelling = /^\/(?:admin\/impact-cards\/edit\/[^/]+|[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/**
 * Shows the page where its address is spelt as ours are. The router takes other spellings too; inside the site they are
 * asked of the server, which leads to the one address or says that there is none. What the server has sent stays.
 */
export function OneSpelling({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [sent] = useState(pathname)
  const isOurs = pathname === sent || ourSpelling.test(pathname)
  useEffect(() => {
    if (!isOurs) location.replace(location.href)
  }, [isOurs])
  return isOurs ? children : null
}
