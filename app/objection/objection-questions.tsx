import { newTab } from '../../content/objection-guide.ts'
import { objectionQuestions } from '../../content/objection-questions.ts'

/** What people ask before they write: who reads it, whether to write again, who decides. */
export function ObjectionQuestions() {
  const { heading, questions } = objectionQuestions
  return (
    <section aria-labelledby="questions-heading" className="guidance">
      <h2 id="questions-heading">{heading}</h2>
      <div className="two-columns questions">
        {questions.map((entry) => (
          <div key={entry.question}>
            <h3>{entry.question}</h3>
            <p>{entry.answer}</p>
            {'link' in entry && (
              <p>
                <a className="standing-link" href={entry.link.href} target="_blank" rel="noopener">
                  {entry.link.label} <span className="sr-only">{newTab}</span>
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
