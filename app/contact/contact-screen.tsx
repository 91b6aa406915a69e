import { data, Link, useLocation } from 'react-router'
import { contact } from '../../content/contact.ts'
import { type ContentError, isContentError } from '../../domain/content-error.ts'
import { answeringGroup } from '../../domain/unset-details.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { NextDates } from '../layout/consultation-line.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { useFlash } from '../layout/use-flash.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { Route } from './+types/contact-screen.ts'
import { MessageForm, NewsletterForm } from './contact-forms.tsx'
import { type FormResponse, refusalOf } from './use-visitor-form.ts'

/** Answers the forms where they come without JavaScript: with the page, what was typed, and what became of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = fieldsOf(await request.text())
  const form: FormResponse['form'] = values.form === 'newsletter' ? 'newsletter' : 'message'
  const visitors = context.get(visitorPostContext)
  try {
    const answer = await (form === 'message' ? visitors.sendMessage(values) : visitors.signUp(values))
    return data<FormResponse>({ form, answer: answer ?? {} })
  } catch (error) {
    if (!isContentError(error)) throw error
    return data<FormResponse>({ form, refusal: { ...refusalOf(error), values } }, refusedResponse(error))
  }
}

/** More than any form of ours has: for each pair without '=', the parser looks through all that follows. */
const mostFields = 50

/** The first fields of a form as a browser writes them, which is all that are read. */
function fieldsOf(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form.split('&', mostFields).join('&')))
}

/** How a page answers that refuses a form. */
function refusedResponse({ code, retryAfterSeconds: wait }: ContentError): ResponseInit {
  return { status: statuses[code] ?? 503, ...(wait !== undefined && { headers: { 'Retry-After': String(wait) } }) }
}

const statuses: Partial<Record<ContentError['code'], number>> = { invalid: 400, 'too-many': 429 }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = metaOf({
  title: contact.title,
  description: 'Write to the residents’ campaign about the proposed quarry, or join the mailing list.',
  path: '/contact',
})

/** The newsletter sign-up and the message form. */
export default function ContactScreen({ actionData }: Route.ComponentProps) {
  const { hash } = useLocation()
  const { words } = usePageTexts('contact')
  const isFlashing = useFlash(hash === '#mailchimp')
  const campaign = useCampaign()
  const { contact_email: email } = campaign
  return (
    <PlainPage title={contact.title} lead={words('lead', contact.lead)}>
      <div className="two-columns">
        <section
          id="mailchimp"
          tabIndex={-1}
          aria-labelledby="newsletter-heading"
          className="stack quiet-focus no-print"
        >
          <h2 id="newsletter-heading" className={isFlashing ? 'flash' : undefined}>
            {contact.newsletter.heading}
          </h2>
          <p>{contact.newsletter.intro}</p>
          <NewsletterForm response={actionData} />
        </section>
        <section id="write" aria-labelledby="message-heading" className="stack">
          <h2 id="message-heading">{contact.message.heading}</h2>
          {email !== '' && (
            <div className="row row-apart gap-8">
              <p>
                {contact.emailIntro}{' '}
                <a id="contact-email" className="standing-link" href={`mailto:${email}`}>
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
          <MessageForm response={actionData} />
        </section>
      </div>
      <div className="two-columns section">
        <NextDates />
        <section aria-labelledby="answers-heading" className="stack gap-8">
          <h2 className="title" id="answers-heading">
            {contact.answers.heading}
          </h2>
          <p>{contact.answers.text(answeringGroup(campaign))}</p>
          <Link className="standing-link" to="/how-to-object">
            {contact.answers.link}
          </Link>
        </section>
      </div>
    </PlainPage>
  )
}
