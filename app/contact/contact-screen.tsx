import { data, Link, useLocation } from 'react-router'
import { contact } from '../../content/contact.ts'
import { type ContentError, isContentError } from '../../domain/content-error.ts'
import { useCampaign } from '../content-api/campaign.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { pageTextsQuery } from '../content-api/page-texts.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { PageHero } from '../layout/page-hero.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { useFlash } from '../layout/use-flash.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { Route } from './+types/contact-screen.ts'
import { MessageForm } from './message-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { type FormAnswer, refusalOf } from './visitor-form.ts'
import './contact.css'
import '../ui/form-fields.css'

/** Answers the forms where they come without JavaScript: with the page, what was typed, and what became of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = fieldsOf(await request.text())
  const form: FormAnswer['form'] = values.form === 'newsletter' ? 'newsletter' : 'message'
  const visitors = context.get(visitorPostContext)
  try {
    await (form === 'message' ? visitors.sendMessage(values) : visitors.signUp(values))
    return data<FormAnswer>({ form })
  } catch (error) {
    if (!isContentError(error)) throw error
    const headers: Record<string, string> =
      error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) }
    return data<FormAnswer>({ form, refusal: { ...refusalOf(error), values } }, { status: statusOf(error), headers })
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** More than any form of ours has: for each pair without '=', the parser looks through all that follows. */
const mostFields = 50

/** The first fields of a form as a browser writes them, which is all that are read. */
function fieldsOf(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form.split('&', mostFields).join('&')))
}

function statusOf({ code }: ContentError): number {
  if (code === 'invalid') return 400
  return code === 'too-many' ? 429 : 503
}

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [pageTextsQuery('contact', content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: contact.title,
      description: 'Write to the residents’ campaign about the proposed quarry, or join the mailing list.',
      path: '/contact',
    },
    matches,
  )

/** The newsletter sign-up and the message form (rule: contact-page). */
export default function ContactScreen({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation()
  const { words } = usePageTexts('contact')
  const isFlashing = useFlash(hash === '#mailchimp')
  const { contact_email: email } = useCampaign()
  return (
    <>
      <PageHero title={contact.title} lead={words('lead', contact.lead)} picture="pages/contact" />
      <div className="page contact-columns">
        <section id="mailchimp" tabIndex={-1} aria-labelledby="newsletter-heading" className="newsletter quiet-focus">
          <h2 id="newsletter-heading" className={isFlashing ? 'flash' : undefined}>
            {contact.newsletter.heading}
          </h2>
          <p className="newsletter-intro">
            {contact.newsletter.intro} <Link to="/updates">{contact.newsletter.before}</Link>
          </p>
          <NewsletterForm answer={actionData} />
        </section>
        <section id="write" aria-labelledby="message-heading">
          <h2 id="message-heading">{contact.message.heading}</h2>
          {email !== '' && (
            <div className="contact-email">
              <p>
                {contact.emailIntro}{' '}
                <a id="contact-email" href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
              <CopyButton
                text={email}
                label={contact.copyEmail}
                message={contact.emailCopied}
                selects="contact-email"
              />
            </div>
          )}
          <MessageForm answer={actionData} />
        </section>
      </div>
    </>
  )
}
