import { CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { evaluatorPage, resultSentence, scoreWords } from '../../content/evaluator-page.ts'
import { type CriterionResult, type ObjectionEvaluation, scoreBand } from '../../domain/objection-evaluator.ts'

/** The ink of each theme, at its card and in the text. */
export const themeInks: Record<string, string> = {
  healthConcerns: 'var(--color-purple-500)',
  trafficSafety: 'var(--color-orange-500)',
  environmentalImpact: 'var(--color-meadow)',
  noiseDisturbance: 'var(--color-river)',
}

/** The score in colour and in words, the four criteria, and the suggestions for those that were missed. */
export const EvaluationResult = memo(function EvaluationResult({
  evaluation,
  heading,
}: {
  evaluation: ObjectionEvaluation
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { score, results, suggestions } = evaluation
  const band = scoreBand(score)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="quiet-focus">
        {evaluatorPage.resultHeading}
      </h2>
      <div className="led">
        <div className="score" data-band={band}>
          <p>{evaluatorPage.scoreLabel}</p>
          <p className="number score-figure">{score}%</p>
          <p>{scoreWords[band]}</p>
        </div>
        <div className="stack">
          <p>{resultSentence(evaluation)}</p>
          <p>{evaluatorPage.notWorth}</p>
          <ul className="two-columns gap-24" aria-label={evaluatorPage.criteriaHeading}>
            {results.map((result) => (
              <Criterion key={result.criterion.id} result={result} />
            ))}
          </ul>
        </div>
      </div>
      {suggestions.length > 0 && (
        <div role="alert" className="notice marked">
          <Lightbulb aria-hidden size={28} strokeWidth={1.8} />
          <div>
            <h3>{evaluatorPage.suggestionsTitle}</h3>
            <ul className="bullets">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>{suggestion}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
})

const wordsNamed = 40

function Criterion({ result: { criterion, isMatched, matches } }: { result: CriterionResult }) {
  const words = [...new Set(matches.map((match) => match.words.toLowerCase()))]
  return (
    <li className="marked">
      {isMatched ? (
        <CircleCheck aria-hidden color="var(--color-meadow-dark)" />
      ) : (
        <TriangleAlert aria-hidden color="var(--color-quarry)" />
      )}
      <div>
        <b>{criterion.label}:</b> {isMatched ? evaluatorPage.matched : evaluatorPage.missed}
        {isMatched && (
          <p className="quiet">
            {evaluatorPage.found} {words.slice(0, wordsNamed).join(', ')}
            {words.length > wordsNamed && evaluatorPage.further(words.length - wordsNamed)}
          </p>
        )}
      </div>
    </li>
  )
}
