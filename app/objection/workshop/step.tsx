import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, type SubmitEvent, use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { workshopWords } from '../../../content/workshop-words.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { fullTitle } from '../../layout/page-meta.ts'
import { type Problem, Problems } from '../problems.tsx'

/** The way that a step stands on. */
interface Walk {
  /** The address of what came before. */
  back: string
  goOn: () => void
  /** Whether the next heading leaves the focus where it is, as the first one of a visit does. */
  isQuiet: RefObject<boolean>
}
/** Every step stands on one (workshop.tsx). */
export const WalkContext = createContext({} as Walk)

/** The heading of a step: it takes the focus and gives the page its title, so that the step is announced once. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isQuiet } = use(WalkContext)
  const campaign = useCampaign()
  useEffect(() => {
    document.title = fullTitle(children, campaign)
    if (!isQuiet.current) heading.current?.focus({ preventScroll: true })
    isQuiet.current = false
  }, [children, campaign, isQuiet])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** One screen of the writing: a link back, one question, one button. */
export function Step({
  title,
  problems,
  onNext,
  after,
  children,
}: {
  title: string
  problems: readonly Problem[]
  /** Goes on from here; without it the step has a button of its own. */
  onNext?: () => void
  /** What stands below the button. */
  after?: ReactNode
  children: ReactNode
}) {
  const { back } = use(WalkContext)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onNext?.()
  }
  return (
    <>
      <p className="no-print">
        <Link className="standing-link" to={back}>
          <ArrowLeft aria-hidden size={18} /> {workshopWords.back}
        </Link>
      </p>
      <Problems problems={problems} />
      <StepHeading>{title}</StepHeading>
      <form className="stack step-form" noValidate onSubmit={submit}>
        {children}
        {onNext && (
          <button type="submit" className="button">
            {workshopWords.next}
          </button>
        )}
      </form>
      {after}
    </>
  )
}
