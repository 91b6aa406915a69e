import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, type SubmitEvent, use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { workshopWords } from '../../../content/workshop-words.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { fullTitle } from '../../layout/page-meta.ts'
import { type Problem, Problems } from '../problems.tsx'
import type { countOf } from './steps.ts'

/** The way that a step stands on. */
interface Walk {
  /** The address of what came before. */
  back: string
  goOn: () => void
  /** Where it stands among the steps; undefined beside the way. */
  count: ReturnType<typeof countOf>
  /** Whether the next heading leaves the focus where it is, as the first one of a visit does. */
  isQuiet: RefObject<boolean>
}
/** Every step stands on one (workshop.tsx). */
export const WalkContext = createContext({} as Walk)

/** The heading of a step: it takes the focus and gives the page its title, so that the step is announced once. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isQuiet, count } = use(WalkContext)
  const campaign = useCampaign()
  useEffect(() => {
    document.title = fullTitle(children, campaign)
    if (!isQuiet.current) heading.current?.focus({ preventScroll: true })
    isQuiet.current = false
  }, [children, campaign, isQuiet])
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={count && 'step-count'}>
      {children}
    </h1>
  )
}

/** One screen of the writing: a link back, one question, what works beside it, one button. */
export function Step({
  title,
  problems,
  onNext,
  side,
  after,
  children,
}: {
  title: string
  problems: readonly Problem[]
  /** Goes on from here; without it the step has a button of its own. */
  onNext?: () => void
  side: ReactNode
  /** What stands below the button. */
  after?: ReactNode
  children: ReactNode
}) {
  const { back, count } = use(WalkContext)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onNext?.()
  }
  return (
    <form className="with-side step-form" noValidate onSubmit={submit}>
      <div className="stack">
        <p className="row no-print">
          <Link className="standing-link" to={back}>
            <ArrowLeft aria-hidden size={18} /> {workshopWords.back}
          </Link>
          {count && (
            <span className="quiet" id="step-count">
              {workshopWords.stepOf(count)}
            </span>
          )}
        </p>
        <Problems problems={problems} />
        <StepHeading>{title}</StepHeading>
        {children}
      </div>
      {side}
      {onNext && (
        <div>
          <button type="submit" className="button">
            {workshopWords.next}
          </button>
          {after}
        </div>
      )}
    </form>
  )
}

/** The letter as it grows, as paper beside the questions where there is room; nobody is told of each of its changes. */
export function LetterSoFar({ text }: { text: string }) {
  return (
    <aside className="side wide-only letter-so-far" aria-labelledby="letter-so-far">
      <h2 className="title" id="letter-so-far">
        {workshopWords.soFar}
      </h2>
      <p className="letter whole-letter">{text || workshopWords.notYet}</p>
    </aside>
  )
}
