import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { tookPart } from '../../content/took-part-words.ts'
import { isContentError } from '../../domain/content-error.ts'
import { pressField, type Telling, tookPartKey } from '../../domain/took-part.ts'
import { visitorPostContext } from '../content-api/load-context.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { storedTookPartFormQuery, storedTookPartQuery } from '../content-api/stored-took-part-query.ts'
import { tookPartFormQuery, tookPartQuery } from '../content-api/took-part-query.ts'
import { keep } from '../layout/browser-storage.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle } from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { fieldsOf, refusedResponse } from '../ui/refusal.ts'
import { TookPart } from '../ui/took-part.tsx'
import type { Route } from './+types/took-part-screen.ts'

const { page: words } = tookPart

/** Counts whoever has sent an objection, and answers with the page (rule: took-part-press). */
export async function action({ request, context }: Route.ActionArgs) {
  const { place, [pressField]: press } = fieldsOf(await request.text())
  try {
    const { status, said } = answers[await context.get(visitorPostContext).tellObjected({ place, press })]
    return data({ isDone: status === 200, said }, status)
  } catch (error) {
    if (!isContentError(error)) throw error
    const said = error.code === 'invalid' ? error.message : words[error.code === 'too-many' ? 'tooMany' : 'failed']
    return data({ isDone: false, said }, refusedResponse(error))
  }
}

const answers: Record<Telling, { status: number; said: string }> = {
  counted: { status: 200, said: words.thanks },
  'pressed-twice': { status: 409, said: words.twice },
  'network-full': { status: 429, said: words.networkFull },
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, () => [storedTookPartFormQuery(context), storedTookPartQuery(context)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: fullTitle(words.title, campaignOfPage(matches)) },
  { name: 'robots', content: 'noindex' },
]

/** What came of saying that one objected; the form stands here too. */
export default function TookPartScreen({ actionData: answer }: Route.ComponentProps) {
  const today = useToday()
  const { data: figures } = useQuery(tookPartQuery())
  const { data: offered } = useQuery(tookPartFormQuery())
  const isDone = answer?.isDone === true
  useEffect(() => {
    if (isDone) keep('localStorage', tookPartKey, today)
  }, [isDone, today])
  return (
    <div className="page">
      <PageHeading>{words.title}</PageHeading>
      {answer && (
        <p role={isDone ? 'status' : 'alert'} className={isDone ? 'notice notice-done' : 'notice notice-error'}>
          {answer.said}
        </p>
      )}
      {!answer && offered?.form === '' && <p>{words.notNow}</p>}
      {isDone ? (
        figures?.words && <p className="took-part-words">{figures.words}</p>
      ) : (
        <section className="took-part">
          <TookPart />
        </section>
      )}
      <p>
        <Link className="standing-link" to="/how-to-object">
          {words.back}
        </Link>
      </p>
    </div>
  )
}
