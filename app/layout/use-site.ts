import { useRouteLoaderData } from 'react-router'
import type { SiteFacts } from '../../content/rendered-site.ts'
import { londonDay } from '../../domain/london-day.ts'

/** What the server tells of the site itself, the same on every page. */
export function useSite(): SiteFacts {
  return (
    (useRouteLoaderData('root') as SiteFacts | undefined) ?? {
      origin: '',
      today: londonDay(),
      newsletterAction: undefined,
      sendsMails: false,
      pageUse: 'visit',
    }
  )
}
