import { packCall, paperWords } from '../../content/pack-words.ts'
import type { Pack } from '../../content/read-pack.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PaperCall, PaperFoot, PaperPicture } from './paper-parts.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

/** The poster: what is planned, what it would mean here, and what to do; while no consultation is open, what to do comes before what it would mean. */
export function Poster({ pack, place, form }: PaperProps & { pack: Pack }) {
  const { isOpen } = packCall(useConsultation())
  return (
    <Sheet paper="poster" form={form}>
      <PaperPicture pack={pack} isGrey={form.isGrey} />
      <div className="paper-words">
        <Statement pack={pack} />
        {isOpen && <Meaning pack={pack} />}
      </div>
      <PaperCall place={place} />
      {!isOpen && (
        <div className="paper-words">
          <Meaning pack={pack} />
        </div>
      )}
      <PaperFoot />
    </Sheet>
  )
}

/** What people of the village ask about; where nothing is written of it, the reasons by name. */
export function Meaning({ pack: { name, points, topics } }: { pack: Pack }) {
  const isOwn = points.length > 0
  return (
    <div className="paper-section">
      <h3>{isOwn ? paperWords.points(name) : paperWords.pointsForAll}</h3>
      <ul className="paper-points">
        {(isOwn ? points : topics).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

export function MeaningHeading({ pack: { name } }: { pack: Pack }) {
  return <h3>{name ? paperWords.meaning(name) : paperWords.meaningForAll}</h3>
}

const longStatement = 58

/** What is planned, smaller where the campaign has written more than the built-in sentence. */
export function Statement({ pack: { statement } }: { pack: Pack }) {
  return <h2 data-long={statement.length > longStatement}>{statement}</h2>
}

const bigFacts = ['tonnage', 'duration', 'traffic']

/** The figures that say most, where they are confirmed. */
export function BigFigures({ pack }: { pack: Pack }) {
  const facts = pack.facts.filter(({ id }) => bigFacts.includes(id))
  if (facts.length === 0) return null
  return (
    <div className="paper-section">
      <p>{paperWords.figures}</p>
      <dl className="paper-figures">
        {facts.map(({ id, title, figure }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
