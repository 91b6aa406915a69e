import { secretPageHeaders } from '../ui/secret-page.ts'
import type { Route } from './+types/confirm-screen.ts'
import { answerLink, LinkPage, linkPageMeta } from './link-page.tsx'

export const action = (args: Route.ActionArgs) => answerLink(args, (visitors, token) => visitors.confirmSignup(token))
export const headers: Route.HeadersFunction = () => secretPageHeaders
export const meta: Route.MetaFunction = ({ matches }) => linkPageMeta('confirm', matches)

/** Confirms a sign-up for the newsletter (rule: signup-confirm). */
export default function ConfirmScreen({ actionData }: Route.ComponentProps) {
  return <LinkPage page="confirm" answer={actionData} />
}
