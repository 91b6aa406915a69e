import { Check } from 'lucide-react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'

const { steps } = writeObjection

/** The steps with what is done of each, and the letter; each is one press away. */
export function StepList({ draft: { village, points, person, edited } }: { draft: ObjectionDraft }) {
  const written = points.filter(({ words }) => words.trim() !== '').length
  const isNamed = person.name.trim() !== '' && person.address.trim() !== ''
  const entries = [
    { id: 'step-village', title: steps.village.title, isDone: village !== '', note: '' },
    { id: 'step-points', title: steps.points.title, isDone: points.length > 0, note: String(points.length || '') },
    {
      id: 'step-words',
      title: steps.words.title,
      isDone: written > 0 && written === points.length,
      note: points.length > 0 ? workshopPage.someOf(written, points.length) : '',
    },
    {
      id: 'step-evidence',
      title: steps.evidence.title,
      isDone: points.some(({ cited }) => cited.length > 0),
      note: workshopPage.optional,
    },
    { id: 'step-person', title: steps.person.title, isDone: isNamed, note: '' },
    { id: 'your-letter', title: workshopPage.letterStep, isDone: edited !== null, note: '' },
  ]
  return (
    <nav aria-label={workshopPage.steps} className="workshop-steps">
      <ol>
        {entries.map(({ id, title, isDone, note }) => (
          <li key={id} data-done={isDone}>
            <a href={`#${id}`}>
              <span aria-hidden className="workshop-steps-mark">
                {isDone && <Check size={16} strokeWidth={3} />}
              </span>
              <span>
                {title}
                {note !== '' && <span className="workshop-steps-note">{note}</span>}
                {isDone && <span className="sr-only">, {workshopPage.done}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
