import { isTooLateForPost, packCall, paperWords, letterSheetWords as words } from '../../content/pack-words.ts'
import type { Pack } from '../../content/read-pack.ts'
import { councilLines, inOneLine } from '../../domain/campaign-marks.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PaperFoot } from './paper-parts.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

/** The letter for those without the internet: above the line what to know, to be kept; below it what goes to the council. */
export function LetterSheet({ pack, form }: PaperProps & { pack: Pack }) {
  const campaign = useCampaign()
  const consultation = useConsultation()
  const call = packCall(consultation)
  const to = inOneLine(councilLines(campaign.council_address))
  return (
    <Sheet paper="letter" form={form}>
      <header className="paper-section paper-rule">
        <h2>{call.heading}</h2>
        <p>
          <strong>{call.byHand}</strong> {words.where(campaign, isTooLateForPost(consultation))}
        </p>
        <p>{words.reasons(pack.topics.slice(0, 3))}</p>
        <p>{words.leaveOut}</p>
        <PaperFoot />
      </header>
      <p className="letter-cut">{words.cut}</p>
      <h3>{words.subject(paperWords.reference(campaign.application_reference))}</h3>
      <p>{words.to(to)}</p>
      <p className="paper-blanks">
        <span>{words.name}</span> <i /> <span>{words.date}</span> <i />
      </p>
      <p className="paper-blanks">
        <span>{words.address}</span> <i />
      </p>
      <p className="paper-blanks">
        <i /> <span>{words.postcode}</span> <i />
      </p>
      <p className="paper-blanks">
        {words.opening(pack.name)} {pack.name === '' && <i />}
      </p>
      <ol className="letter-boxes">
        {Array.from({ length: 3 }, (_, box) => (
          <li key={box}>
            <p>{words.today}</p>
            <i /> <i />
            <p>{words.change}</p>
            <i /> <i />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
