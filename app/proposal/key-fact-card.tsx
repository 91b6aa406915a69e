import { proposal } from '../../content/proposal.ts'
import type { KeyFact } from '../../domain/key-fact.ts'
import { SourceMarks } from '../ui/page-sources.tsx'

/** One key fact: its title, the figure at large, what it means, and who says so. */
export function KeyFactCard({ fact }: { fact: KeyFact }) {
  return (
    <section className="key-fact" aria-labelledby={`fact-${fact.id}`}>
      <h3 id={`fact-${fact.id}`}>{fact.title}</h3>
      {fact.figure && (
        <p className="key-fact-figure">
          {fact.figure}
          <SourceMarks at={`figure-${fact.id}`} />
        </p>
      )}
      <p>
        {fact.content}
        <SourceMarks at={`fact-${fact.id}`} />
      </p>
      <p className="key-fact-source">
        <b>{proposal.whoSaysSo}</b> {fact.source}
      </p>
    </section>
  )
}
