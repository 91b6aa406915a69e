import { secretPageHeaders } from '../ui/secret-page.ts'
import type { Route } from './+types/unsubscribe-screen.ts'
import { followLink, LinkPage, linkPageMeta } from './link-page.tsx'

export const action = (args: Route.ActionArgs) => followLink(args, (visitors, token) => visitors.unsubscribe(token))
export const headers: Route.HeadersFunction = () => secretPageHeaders
export const meta: Route.MetaFunction = ({ matches }) => linkPageMeta('unsubscribe', matches)

/** Takes an address off the newsletter; mail programs post here by themselves too (RFC 8058). */
export default function UnsubscribeScreen({ actionData }: Route.ComponentProps) {
  return <LinkPage page="unsubscribe" response={actionData} />
}
