import { briefingWords, packCall, paperWords } from '../../content/pack-words.ts'
import type { Pack } from '../../content/read-pack.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PrintedSources, SourceMarks } from '../ui/page-sources.tsx'
import { PaperCode, PaperFoot, useShownAddress } from './paper-parts.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

const mostAsks = 5

/** One page for councillors: the plan, the planning reasons, what people ask, and who says each figure. */
export function Briefing({ pack, place, form }: PaperProps & { pack: Pack }) {
  const { name, application_reference } = useCampaign()
  const call = packCall(useConsultation())
  const sources = useShownAddress('/quarry/sources')
  return (
    <Sheet paper="briefing" form={form}>
      <header className="paper-head paper-rule">
        <div className="paper-section">
          <h2>{briefingWords.heading}</h2>
          <p>
            {briefingWords.from(name)} {paperWords.reference(application_reference)}.
          </p>
        </div>
        <PaperCode place={place} />
      </header>
      <section className="paper-section">
        <h3>{briefingWords.proposedHeading}</h3>
        <p>
          {briefingWords.proposed}
          <SourceMarks at="proposed" /> {pack.where}
          <SourceMarks at="where" /> <strong>{call.standing}</strong>
        </p>
        {pack.facts.length > 0 && (
          <dl className="paper-figures">
            {pack.facts.map(({ id, title, figure }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  {figure}
                  <SourceMarks at={`fact-${id}`} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className="paper-section">
        <h3>{briefingWords.reasonsHeading}</h3>
        <p>
          {briefingWords.fair}
          <SourceMarks at="fair" />
        </p>
        <ol className="paper-section briefing-reasons">
          {pack.reasons.map(({ ground, text }, index) => (
            <li key={ground}>
              <strong>{ground}.</strong> {text}
              <SourceMarks at={`reason-${index}`} />
            </li>
          ))}
        </ol>
      </section>
      <section className="paper-section">
        <h3>{pack.asks.length > 0 ? briefingWords.asksFor(pack.name) : briefingWords.asksHeading}</h3>
        <ul className="paper-points">
          {[...pack.asks, ...briefingWords.asks].slice(0, mostAsks).map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      </section>
      <div className="briefing-sources">
        <PrintedSources />
        <p>
          {paperWords.checkSources} {sources}
        </p>
      </div>
      <PaperFoot />
    </Sheet>
  )
}
