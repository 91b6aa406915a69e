import { useRouteLoaderData } from 'react-router'
import type { SiteFacts } from '../content-api/load-context.ts'

/** What the server tells of the site itself, the same on every page. */
export function useSite(): SiteFacts {
  return (
    (useRouteLoaderData('root') as SiteFacts | undefined) ?? {
      origin: '',
      newsletterAction: undefined,
      sendsMails: false,
    }
  )
}
