import { memo } from 'react'
import { Link } from 'react-router'
import { closerLook, closerLookSentence } from '../../content/closer-look.ts'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import { takeCloserLook } from '../../domain/closer-look.ts'
import type { ObjectionEvaluation } from '../../domain/objection-evaluator.ts'
import { useCampaign } from '../content-api/campaign.ts'
import { MarkedText } from './marked-text.tsx'

/** More notes than these help nobody, and a long text can have thousands. */
const notesShown = 30

/** The words that the score found, marked in the text, and what it cannot see (rule: closer-look). Typing goes on below it without rendering it again. */
export const CloserLook = memo(function CloserLook({
  text,
  evaluation,
}: {
  text: string
  evaluation: ObjectionEvaluation
}) {
  const { application_reference: reference } = useCampaign()
  const notes = takeCloserLook(text, evaluation, reference)
  const further = notes.length - notesShown
  return (
    <section aria-labelledby="closer-heading" className="closer-look">
      <h2 id="closer-heading">{closerLook.heading}</h2>
      <p>{closerLook.intro}</p>
      <div className="closer-look-parts">
        <MarkedText text={text} results={evaluation.results} />
        <div>
          {notes.length === 0 && <p>{closerLook.nothingFurther}</p>}
          <ul className="evaluation-points">
            {notes.slice(0, notesShown).map((note) => (
              <li key={closerLookSentence(note)}>{closerLookSentence(note)}</li>
            ))}
            {further > 0 && <li>{closerLook.further(further)}</li>}
          </ul>
          <h3>{closerLook.cannotSeeHeading}</h3>
          <ul className="evaluation-points">
            {closerLook.cannotSee.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <p className="no-print">
            <Link className="button button-quiet" to="/how-to-object">
              {evaluatorPage.howToObject}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
})
