import { ExternalLink } from 'lucide-react'
import { newTab } from '../../../content/objection-guide.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import { steps } from '../../../content/workshop-steps.ts'
import { type Citation, type Library, offeredCitations, sourcesAtFirst } from '../../../domain/citations.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { linkAddress } from '../../../domain/site-link.ts'
import { changePoint } from './change-draft.ts'
import { LastingFold } from './lasting-fold.tsx'
import { Step } from './step.tsx'
import { draftStore } from './use-draft-store.ts'

const words = steps.evidence

/** The fourth step: what each point can cite, and nothing else. */
export function EvidenceStep({ points, library }: { points: readonly LetterPoint[]; library: Library }) {
  const cited = points.reduce((count, point) => count + point.cited.length, 0)
  return (
    <Step step="evidence" isDone={cited > 0} note={cited > 0 ? workshopPage.sources(cited) : workshopPage.optional}>
      {points.length === 0 && <p className="workshop-empty">{steps.words.nothingTicked}</p>}
      {points.length > 0 && <p className="workshop-hint">{words.plan}</p>}
      {points.map(({ ground, cited }) => {
        const offered = offeredCitations(ground, library)
        const cite = (key: string, isCited: boolean) =>
          draftStore.change((now) =>
            changePoint(now, ground.id, {
              cited: isCited ? [...cited, key] : cited.filter((each) => each !== key),
            }),
          )
        const sources = offered.map((citation) => (
          <Source
            key={citation.key}
            id={`cite-${ground.id}-${citation.key.replace(':', '-')}`}
            citation={citation}
            isCited={cited.includes(citation.key)}
            cite={(isCited) => cite(citation.key, isCited)}
          />
        ))
        const isMoreCited = offered.slice(sourcesAtFirst).some(({ key }) => cited.includes(key))
        return (
          <fieldset key={ground.id} className="workshop-choice">
            <legend>{ground.name}</legend>
            {offered.length === 0 && <p className="workshop-hint">{words.none}</p>}
            {sources.slice(0, sourcesAtFirst)}
            {sources.length > sourcesAtFirst && (
              <LastingFold className="workshop-cards" isChosenIn={isMoreCited}>
                <summary>
                  {workshopPage.moreSources}
                  <span className="sr-only">: {ground.name}</span>
                </summary>
                {sources.slice(sourcesAtFirst)}
              </LastingFold>
            )}
          </fieldset>
        )
      })}
    </Step>
  )
}

function Source({
  id,
  citation: { title, page, date, says, address },
  isCited,
  cite,
}: {
  id: string
  citation: Citation
  isCited: boolean
  cite: (isCited: boolean) => void
}) {
  return (
    <div className="workshop-source">
      <label className="workshop-tick">
        <input
          type="checkbox"
          aria-describedby={`${id}-more`}
          checked={isCited}
          onChange={({ target }) => cite(target.checked)}
        />
        {[title, page].filter((part) => part !== '').join(', ')}
      </label>
      <p id={`${id}-more`} className="workshop-hint">
        {date}
        {says.map((statement) => (
          <span key={statement} className="workshop-statement">
            {statement}
          </span>
        ))}
      </p>
      <a className="standing-link" href={linkAddress(address)} target="_blank" rel="noopener">
        {words.open}
        <span className="sr-only">
          : {title} {page}
        </span>{' '}
        <ExternalLink aria-label={newTab} size={16} />
      </a>
    </div>
  )
}
