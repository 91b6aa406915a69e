import { closerLook, findingWords } from '../../content/closer-look-words.ts'
import type { Finding, Quote } from '../../domain/closer-look/finding.ts'

/** More places of one kind than these help nobody, and a long text can have thousands. */
const quotesShown = 4
const quoteLength = 160

/** Findings, each with the sentences that it is about. */
export function FindingGroup({
  group,
  findings,
  reference,
}: {
  group: keyof typeof closerLook.groups
  findings: readonly Finding[]
  reference: string
}) {
  if (findings.length === 0) return null
  return (
    <section className="finding-group" data-group={group}>
      <h3>{closerLook.groups[group]}</h3>
      <ul className="evaluation-points">
        {findings.map((finding) => {
          const { title, advice } = findingWords(finding, reference)
          const further = finding.quotes.length - quotesShown
          return (
            <li key={finding.kind}>
              <b>{title}</b>
              {finding.quotes.length > 0 && (
                <ul className="finding-quotes">
                  {finding.quotes.slice(0, quotesShown).map((quote) => (
                    <FoundQuote key={quote.start} quote={quote} />
                  ))}
                  {further > 0 && <li>{closerLook.further(further)}</li>}
                </ul>
              )}
              {advice !== '' && <p>{advice}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function FoundQuote({ quote: { text, mend } }: { quote: Quote }) {
  return (
    <li>
      <q>{text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}</q>
      {mend !== undefined && <> {mend}</>}
    </li>
  )
}
