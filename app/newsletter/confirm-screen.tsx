import { secretPageHeaders } from '../ui/secret-page.ts'
import type { Route } from './+types/confirm-screen.ts'
import { followLink, LinkPage, linkPageMeta } from './link-page.tsx'

export const action = (args: Route.ActionArgs) => followLink(args, (visitors, token) => visitors.confirmSignup(token))
export const headers: Route.HeadersFunction = () => secretPageHeaders
export const meta: Route.MetaFunction = ({ matches }) => linkPageMeta('confirm', matches)

/** Confirms a sign-up for the newsletter. */
export default function ConfirmScreen({ actionData }: Route.ComponentProps) {
  return <LinkPage page="confirm" response={actionData} />
}
