import { packCall, paperWords } from '../../content/pack-words.ts'
import type { Pack } from '../../content/read-pack.ts'
import { inOneLine } from '../../domain/campaign-marks.ts'
import { dayWords } from '../../domain/date-words.ts'
import { packForAll } from '../../domain/pack.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { useSite } from '../layout/use-site.ts'
import { useToday } from '../layout/use-today.ts'
import { breakable } from '../ui/breakable.tsx'

/** The drawing of the place, in the inks of the paper. It comes with its page, after the words: a paper may be printed as soon as it stands there. */
export function PaperPicture({ pack, isGrey }: { pack: Pack; isGrey: boolean }) {
  return (
    <img
      className="paper-picture"
      src={`/quarry/drawn/${isGrey ? 'grey/' : ''}${pack.drawing}.svg`}
      alt=""
      width="1600"
      height="700"
      fetchPriority="low"
    />
  )
}

/** The page that a paper leads to, below /quarry. */
function pathOf(place: string): string {
  return place === packForAll ? '/quarry/' : `/quarry/villages/${place}`
}

/** An address as people read it aloud: without what browsers put before it. */
export function useShownAddress(path: string): string {
  return useSite().origin.replace(/^https?:\/\//, '') + path.replace(/\/$/, '')
}

/** The code of the page that the paper leads to. */
export function PaperCode({ place }: { place: string }) {
  const source = place === packForAll ? '/quarry/qr.svg' : `${pathOf(place)}/qr.svg`
  return <img className="paper-code" src={source} alt="" width="37" height="37" fetchPriority="low" />
}

/** The words below the code; bare where there is room for the address alone. */
export function PaperAddress({ place, isBare = false }: { place: string; isBare?: boolean }) {
  return (
    <p className="paper-address">
      {isBare || paperWords.scan} <strong>{breakable(useShownAddress(pathOf(place)))}</strong>
    </p>
  )
}

/** What to do and until when, as it stands on this day. */
export function PaperCall({ place, hasCouncil = false }: { place: string; hasCouncil?: boolean }) {
  const call = packCall(useConsultation())
  const { council_email, council_address, application_reference } = useCampaign()
  const council = [council_email, inOneLine(council_address)].filter((way) => way !== '')
  return (
    <section className="paper-call" data-open={call.isOpen} data-long={call.heading.length > 36}>
      <div className="paper-section paper-call-words">
        <h3>{call.heading}</h3>
        <p>{call.text}</p>
        {call.isOpen && hasCouncil && council.length > 0 && (
          <p className="paper-council" data-long={council.join().length > 200}>
            {paperWords.write}{' '}
            {council.map((way) => (
              <strong key={way}>{way} </strong>
            ))}
          </p>
        )}
        <p>{paperWords.reference(application_reference)}</p>
      </div>
      <div className="paper-scan">
        <PaperCode place={place} />
        <PaperAddress place={place} />
      </div>
    </section>
  )
}

/** Who speaks, and the day for which the paper was made: what a browser without scripts prints from an old page says so itself. */
export function PaperFoot() {
  return (
    <p className="paper-foot">
      <span>{useCampaign().name}</span> <span>{paperWords.asOf(dayWords(useToday()))}</span>
    </p>
  )
}
