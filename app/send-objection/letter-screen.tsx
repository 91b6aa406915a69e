import { data } from 'react-router'
import { letterPage as words } from '../../content/send-objection.ts'
import { isContentError } from '../../domain/content-error.ts'
import type { LetterView } from '../../domain/sent-letter.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle } from '../layout/page-meta.ts'
import { codeInForm, LinkCodeField } from '../ui/link-code.tsx'
import { secretPageHeaders } from '../ui/secret-page.ts'
import type { Route } from './+types/letter-screen.ts'
import { LetterStory, versionField } from './letter-story.tsx'
import './send-objection.css'
import '../ui/form-fields.css'

type LetterAnswer =
  | { outcome: 'shown'; code: string; letter: LetterView }
  | { outcome: 'unsent' | 'underWay' | 'removed' | 'missing' | 'unknown' }
  | { outcome: 'unavailable'; code: string }

const statuses: Record<LetterAnswer['outcome'], number> = {
  shown: 200,
  unsent: 200,
  underWay: 200,
  removed: 200,
  missing: 400,
  unknown: 404,
  unavailable: 503,
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const code = codeInForm(form)
  const answer = await answerFor(code, form, context.get(visitorPostContext))
  return data<LetterAnswer>(answer, { status: statuses[answer.outcome] })
}

const removals = { unsent: 'unsent', 'under-way': 'underWay', done: 'removed', unknown: 'unknown' } as const

async function answerFor(code: string, form: FormData, visitors: VisitorPost): Promise<LetterAnswer> {
  const wish = form.get('do')
  if (code === '') return { outcome: 'missing' }
  try {
    if (wish === 'delete') return { outcome: removals[await visitors.deleteLetter(code)] }
    const version = String(form.get(versionField))
    const letter = await (wish === 'send' ? visitors.sendLetter(code, version) : visitors.openLetter(code))
    return letter ? { outcome: 'shown', code, letter } : { outcome: 'unknown' }
  } catch (error) {
    if (isContentError(error)) return { outcome: 'unavailable', code }
    throw error
  }
}

export const headers: Route.HeadersFunction = () => secretPageHeaders
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: fullTitle(words.title, campaignOfPage(matches)) },
  { name: 'robots', content: 'noindex' },
]

/**
 * The page of one letter, for whoever has its link (rule: letter-own-page). It is the same for every link and does nothing
 * before its button is pressed, since mail programs open links by themselves.
 */
export default function LetterScreen({ actionData: answer }: Route.ComponentProps) {
  return (
    <div className="page send-page">
      {answer?.outcome === 'shown' ? (
        <LetterStory code={answer.code} letter={answer.letter} />
      ) : (
        <BeforeLetter answer={answer} />
      )}
    </div>
  )
}

function BeforeLetter({ answer }: { answer: Exclude<LetterAnswer, { outcome: 'shown' }> | undefined }) {
  const said = answer && words[answer.outcome]
  const canTry = answer === undefined || 'code' in answer || answer.outcome === 'missing'
  return (
    <>
      <PageHeading>{said?.title ?? words.title}</PageHeading>
      {said ? (
        <p role={answer && statuses[answer.outcome] === 200 ? 'status' : 'alert'}>{said.text}</p>
      ) : (
        <p>{words.intro}</p>
      )}
      {canTry && (
        <form method="post" className="send-code">
          <LinkCodeField answer={answer} hint={words.codeHint} />
          <button type="submit" className="button">
            {words.open}
          </button>
        </form>
      )}
    </>
  )
}
