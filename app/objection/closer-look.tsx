import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { closerLook, closerLookSummary } from '../../content/closer-look-words.ts'
import { evaluatorPage } from '../../content/evaluator-page.ts'
import { sampleLetter } from '../../content/objection-guide.ts'
import { places } from '../../content/places.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CloserLookContext } from '../../domain/closer-look/finding.ts'
import { sentencesOf } from '../../domain/closer-look/sentences.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { FindingGroup } from './finding-group.tsx'

const groups = ['mend', 'add', 'good'] as const
const placeNames = places.map(({ name }) => name)
const ofTemplate = sentencesOf(sampleLetter).map(({ text }) => text)

/**
 * What a careful reader would say of a text, as far as it is sure. Typing goes on above it without rendering it again, as
 * long as the context is the same. It announces nothing by itself.
 */
export const CloserLook = memo(function CloserLook({
  text,
  context,
}: {
  text: string
  context: Omit<CloserLookContext, 'unsupported' | 'places'>
}) {
  const findings = useMemo(
    () =>
      takeCloserLook(text, {
        ...context,
        offered: [...context.offered, ...ofTemplate],
        places: placeNames,
        unsupported: unsupportedStatements,
      }),
    [text, context],
  )
  return (
    <section aria-labelledby="closer-heading" className="closer-look">
      <h2 id="closer-heading">{closerLook.heading}</h2>
      <p>{closerLook.intro}</p>
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
    </section>
  )
})
