import { newsletterPages } from '../../content/newsletter-pages.ts'
import type { Route } from './+types/confirm-screen.ts'
import { answerLink, LinkPage, linkPageHeaders, linkPageMeta } from './link-page.tsx'

const words = newsletterPages.confirm

export const action = (args: Route.ActionArgs) => answerLink(args, (visitors, token) => visitors.confirmSignup(token))
export const headers: Route.HeadersFunction = () => linkPageHeaders
export const meta: Route.MetaFunction = () => linkPageMeta(words)

/** Confirms a sign-up for the newsletter (rule: signup-confirm). */
export default function ConfirmScreen({ actionData }: Route.ComponentProps) {
  return <LinkPage words={words} answer={actionData} />
}
