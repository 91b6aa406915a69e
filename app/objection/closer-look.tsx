import { memo, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { closerLook, closerLookSummary, nearbyNames } from '../../content/closer-look-words.ts'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import { letterWords } from '../../content/letter-words.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { allWordings } from '../../domain/letter-wordings.ts'
import { hasDecorativeLetters, plainLetters } from '../../domain/plain-letters.ts'
import { FindingGroup } from './finding-group.tsx'
import { MarkedText } from './marked-text.tsx'

/** What the site offers for every letter, whatever its points. */
const letterWordings = allWordings(letterWords)

const groups = ['mend', 'add', 'good'] as const

/**
 * The words that the score found, marked in the text, and what a careful reader would say of it (rule: closer-look).
 * Typing goes on above it without rendering it again, as long as the context is the same. It announces nothing by itself.
 */
export const CloserLook = memo(function CloserLook({
  text,
  context,
  isShownElsewhere = false,
  makePlain,
}: {
  text: string
  context: Omit<CloserLookContext, 'unsupported'>
  /** Whether the text stands beside it already: then it is shown with its marks only when that is wanted. */
  isShownElsewhere?: boolean
  /** Puts plain letters in the place of decorative ones; absent where they were made plain before. */
  makePlain?: ((text: string) => void) | undefined
}) {
  const findings = useMemo(
    () =>
      takeCloserLook(text, {
        ...context,
        places: [...context.places, ...nearbyNames],
        framing: [...context.framing, ...letterWordings],
        unsupported: unsupportedStatements,
      }),
    [text, context],
  )
  const [isMarked, setMarked] = useState(false)
  return (
    <section aria-labelledby="closer-heading" className="closer-look">
      <h2 id="closer-heading">{closerLook.heading}</h2>
      {makePlain && hasDecorativeLetters(text) && (
        <div className="notice">
          <p>{closerLook.decorative}</p>
          <button type="button" className="button button-quiet no-print" onClick={() => makePlain(plainLetters(text))}>
            {closerLook.makePlain}
          </button>
        </div>
      )}
      <p>{closerLook.intro}</p>
      <div className="closer-look-parts">
        {isShownElsewhere ? (
          <details onToggle={({ currentTarget }) => setMarked(currentTarget.open)}>
            <summary>{closerLook.showMarks}</summary>
            {isMarked && <MarkedText text={text} results={context.evaluation.results} />}
          </details>
        ) : (
          <MarkedText text={text} results={context.evaluation.results} />
        )}
        <div>
          <p>{closerLookSummary(findings)}</p>
          {groups.map((group) => (
            <FindingGroup
              key={group}
              group={group}
              findings={findings.filter((finding) => finding.group === group)}
              reference={context.reference}
            />
          ))}
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
