import { caseCheck, casesPage, caseVerdict } from '../../content/cases-page.ts'
import type { Case } from '../../domain/case.ts'
import { dayWords } from '../../domain/date-words.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { paragraphs } from '../../domain/paragraphs.ts'
import { linkAddress } from '../../domain/site-link.ts'

/** One case: how it ended and by whose word, what decided it, what it means here and where it can be read. */
export function CaseCard({ row }: { row: Case }) {
  const { id, name, authority, decided, outcome, what_decided, meaning, address, source } = row
  return (
    <article className="case-card" data-outcome={outcome} aria-labelledby={`case-${id}`}>
      <p className="case-verdict">{caseVerdict(row)}</p>
      <h3 id={`case-${id}`}>{name}</h3>
      <p className="case-facts">
        {authority} · {isCalendarDate(decided) ? <time dateTime={decided}>{dayWords(decided)}</time> : decided}
      </p>
      <div className="case-texts">
        <div>
          <h4>{casesPage.whatDecided}</h4>
          <Paragraphs text={what_decided} />
        </div>
        <div className="case-meaning">
          <h4>{casesPage.meaning}</h4>
          <Paragraphs text={meaning} />
        </div>
      </div>
      <p className="case-source">
        <strong>{casesPage.source}:</strong>{' '}
        {address ? (
          <a href={linkAddress(address)} target="_blank" rel="noopener">
            {source} <small>(opens a new tab)</small>
          </a>
        ) : (
          source
        )}
        . {caseCheck(row)}
      </p>
    </article>
  )
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph, index) => <p key={index}>{paragraph}</p>)
}
