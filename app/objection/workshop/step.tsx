import { ArrowDown, Check } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { letterPanel, steps } from '../../../content/workshop-steps.ts'

/** The step that stands open when a draft is opened: the first that is not done. Its writer opens and closes the others. */
export const FirstStep = createContext<StepName | undefined>(undefined)

export type StepName = keyof typeof steps
const stepNames = Object.keys(steps) as StepName[]

/** One of the five steps, folded to a line that says what is done of it; its last button closes it and opens the next. */
export function Step({
  step,
  isDone,
  note,
  children,
}: {
  step: StepName
  isDone: boolean
  /** What is done of it, in a few words; empty where nothing is. */
  note: string
  children: ReactNode
}) {
  const { title, text } = steps[step]
  const number = stepNames.indexOf(step) + 1
  const next = stepNames[number]
  const isFirst = use(FirstStep) === step
  return (
    <details id={stepId(step)} className="workshop-step" data-done={isDone} open={isFirst || undefined}>
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
      <button type="button" className="button workshop-next" onClick={() => goOn(step, next)}>
        {workshopPage.next} {next ? steps[next].title : letterPanel.heading} <ArrowDown aria-hidden size={18} />
      </button>
    </details>
  )
}

/** Takes the keyboard to the first step: what was pressed has gone. */
export const focusFirstStep = () => document.querySelector<HTMLElement>('.workshop-step > summary')?.focus()

const stepId = (step: StepName) => `step-${step}`

/** Folds a step, and goes to the next one, or to the letter, with the keyboard too. */
function goOn(from: StepName, to: StepName | undefined) {
  const [step, next] = [stepId(from), to ? stepId(to) : 'your-letter'].map((id) => document.getElementById(id))
  if (step instanceof HTMLDetailsElement) step.open = false
  if (next instanceof HTMLDetailsElement) next.open = true
  const place = next?.querySelector('summary') ?? next
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
