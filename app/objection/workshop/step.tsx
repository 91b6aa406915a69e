import { ArrowDown, Check } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'

/** The step that stands open when a draft is opened: the first that is not done. Its writer opens and closes the others. */
export const FirstStep = createContext('')

/** One of the five steps, folded to a line that says what is done of it; its last button closes it and opens the next. */
export function Step({
  id,
  number,
  title,
  text,
  isDone,
  note,
  next,
  children,
}: {
  id: string
  number: number
  title: string
  text: string
  isDone: boolean
  /** What is done of it, in a few words; empty where nothing is. */
  note: string
  /** What comes after it: the id of a step, or of the letter, and its title. */
  next: { id: string; title: string }
  children: ReactNode
}) {
  const isFirst = use(FirstStep) === id
  return (
    <details id={id} className="workshop-step" data-done={isDone} open={isFirst || undefined}>
      <summary>
        <span aria-hidden className="workshop-number">
          {isDone ? <Check size={18} strokeWidth={3} /> : number}
        </span>
        <h2>
          <span className="sr-only">{number} </span>
          {title}
        </h2>
        <span className="workshop-step-note">
          {isDone && <span className="sr-only">, {workshopPage.done}. </span>}
          {note}
        </span>
      </summary>
      <p className="workshop-text">{text}</p>
      {children}
      <button type="button" className="button workshop-next" onClick={() => goOn(id, next.id)}>
        {workshopPage.next} {next.title} <ArrowDown aria-hidden size={18} />
      </button>
    </details>
  )
}

/** Folds a step, and goes to what comes next with the keyboard too. */
function goOn(from: string, to: string) {
  const [step, next] = [from, to].map((id) => document.getElementById(id))
  if (step instanceof HTMLDetailsElement) step.open = false
  if (next instanceof HTMLDetailsElement) next.open = true
  const place = next?.querySelector('summary') ?? next
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
