import { evaluatorPage } from '../../content/evaluator-page.ts'
import type { ObjectionCriterion } from '../../domain/objection-criterion.ts'

/** The themes that the evaluator looks for, readable also where it cannot run. */
export function ThemeList({ criteria }: { criteria: readonly ObjectionCriterion[] }) {
  return (
    <section aria-labelledby="themes-heading" className="themes">
      <h2 id="themes-heading">{evaluatorPage.themesHeading}</h2>
      <dl>
        {criteria.map(({ id, label, description }) => (
          <div key={id} data-theme={id}>
            <dt>{label}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
