import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { sendObjection as words } from '../../content/send-objection.ts'
import { isContentError } from '../../domain/content-error.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle } from '../layout/page-meta.ts'
import { useSendsLetters } from '../layout/use-sends-letters.ts'
import { forgetLetter } from '../ui/brought-letter.ts'
import { fieldsOf, refusalOf, refusedResponse } from '../ui/refusal.ts'
import type { Route } from './+types/send-objection-screen.ts'
import { CheckStep } from './check-step.tsx'
import { LetterForm, type SendAnswer } from './letter-form.tsx'
import './send-objection.css'
import '../ui/form-fields.css'

/** Answers each step with the page: nothing is stored before the second (rule: letter-way). */
export async function action({ request, context }: Route.ActionArgs) {
  const values = fieldsOf(await request.text())
  const visitors = context.get(visitorPostContext)
  try {
    if (values.step === 'change') return data<SendAnswer>({ step: 'form', values })
    if (values.step !== 'store') {
      return data<SendAnswer>({ step: 'check', values, mail: await visitors.showLetter(values) })
    }
    await visitors.storeLetter(values)
    return data<SendAnswer>({ step: 'stored' })
  } catch (error) {
    if (!isContentError(error)) throw error
    if (error.code === 'conflict') {
      return data<SendAnswer>({ step: 'closed', letter: values.letter ?? '' }, refusedResponse(error))
    }
    return data<SendAnswer>({ step: 'form', values, refusal: refusalOf(error) }, refusedResponse(error))
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: fullTitle(words.title, campaignOfPage(matches)) },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
]

/** Where residents hand over an objection that the site is to send (rule: letter-page). */
export default function SendObjectionScreen({ actionData: answer }: Route.ComponentProps) {
  const isOpen = useSendsLetters()
  const step = isOpen || answer ? (answer?.step ?? 'form') : 'closed'
  return (
    <div className="page send-page">
      {step === 'closed' && <Closed letter={answer?.step === 'closed' ? answer.letter : ''} />}
      {step === 'form' && <Form answer={answer} />}
      {answer?.step === 'check' && <CheckStep values={answer.values} mail={answer.mail} />}
      {step === 'stored' && <Stored />}
    </div>
  )
}

function Form({ answer }: { answer: SendAnswer | undefined }) {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <section aria-labelledby="first-heading" className="notice">
        <h2 id="first-heading">{words.firstHeading}</h2>
        <p>{words.first}</p>
        <p>
          <Link className="standing-link" to="/write-objection">
            {words.otherWays}
          </Link>
        </p>
      </section>
      <section aria-labelledby="means-heading">
        <h2 id="means-heading">{words.meansHeading}</h2>
        <ol className="send-means">
          {words.means.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      <LetterForm answer={answer?.step === 'form' ? answer : undefined} />
    </>
  )
}

function Stored() {
  useEffect(() => forgetLetter(), [])
  return (
    <>
      <PageHeading>{words.storedTitle}</PageHeading>
      <div role="status" className="notice notice-done">
        {words.stored.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}

function Closed({ letter }: { letter: string }) {
  return (
    <>
      <PageHeading>{words.closedTitle}</PageHeading>
      <p>{words.closed}</p>
      {letter !== '' && (
        <div className="field">
          <label htmlFor="send-kept">{words.keptHeading}</label>
          <p id="send-kept-hint" className="field-hint">
            {words.kept}
          </p>
          <textarea id="send-kept" aria-describedby="send-kept-hint" readOnly rows={16} defaultValue={letter} />
        </div>
      )}
      <p>
        <Link className="button" to="/write-objection">
          {words.closedLink}
        </Link>
      </p>
    </>
  )
}
