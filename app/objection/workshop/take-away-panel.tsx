import { FileText, Mail, Printer } from 'lucide-react'
import { consultationOpenGuide } from '../../../content/objection-guide.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import { takeAway } from '../../../content/write-objection.ts'
import { docxType, letterDocx } from '../../../domain/letter-docx.ts'
import { mailLink, takeAwayName, textFile } from '../../../domain/take-away.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useConsultation } from '../../layout/consultation-line.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CopyByHand } from '../../ui/copy-by-hand.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { CouncilContact } from '../council-contact.tsx'
import { PlanningPagesLink } from '../planning-pages-link.tsx'
import { letterId } from './letter-panel.tsx'
import { PersonFirst } from './person-first.tsx'
import { PublicationReminder } from './publication-reminder.tsx'
import { saveFile } from './save-file.ts'
import { SendForMe } from './send-for-me.tsx'
import { useDesk } from './use-desk.ts'

/** The ways out for the letter: each is the writer's own act (rule: take-text, take-docx, take-mail). */
export function TakeAwayPanel({
  text,
  pointNames,
  print,
}: {
  text: string
  pointNames: readonly string[]
  print: () => void
}) {
  const { village } = useDesk().draft
  const { application_reference: reference, council_email: email } = useCampaign()
  const subject = takeAway.mailSubject(reference)
  const mail = mailLink(email, subject, text, takeAway.mailInstead)
  const { state, copy } = useCopy()
  return (
    <section aria-labelledby="take-away-heading" className="workshop-take">
      <h2 id="take-away-heading">{takeAway.heading}</h2>
      <PublicationReminder />
      <PersonFirst className="actions">
        <CopyButton text={text} label={takeAway.copy} message={takeAway.copied} selects={letterId} />
        <button type="button" className="button" onClick={print}>
          <Printer aria-hidden size={18} /> {takeAway.print}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile(takeAwayName(village, 'docx'), letterDocx(text, subject, pointNames), docxType)}
        >
          <FileText aria-hidden size={18} /> {takeAway.docx}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile(takeAwayName(village, 'txt'), textFile(text), 'text/plain;charset=utf-8')}
        >
          <FileText aria-hidden size={18} /> {takeAway.text}
        </button>
        <a
          className="button button-quiet"
          href={mail.href}
          onClick={() => {
            if (!mail.hasLetter) copy(text, workshopPage.mailCopied)
          }}
        >
          <Mail aria-hidden size={18} /> {takeAway.mail}
        </a>
      </PersonFirst>
      {state === 'refused' && <CopyByHand text={text} selects={letterId} />}
      <p className="workshop-hint">{workshopPage.pdf}</p>
      {!mail.hasLetter && <p className="workshop-hint">{takeAway.mailTooLong}</p>}
      {email === '' && <p className="workshop-hint">{takeAway.noCouncilEmail}</p>}
      <WhereToSend />
      <PersonFirst>
        <SendForMe text={text} />
      </PersonFirst>
    </section>
  )
}

/** Where the letter goes while the council takes objections, and what to do with it until then. */
function WhereToSend() {
  const { state } = useConsultation()
  const { planningPages } = consultationOpenGuide(useCampaign())
  if (state === 'open')
    return (
      <>
        <p>
          <PlanningPagesLink label={planningPages} look="button-alert" />
        </p>
        <CouncilContact />
      </>
    )
  return (
    <>
      <h3>{workshopPage.sendHeading}</h3>
      <p className="workshop-text">{workshopPage.sendLater}</p>
    </>
  )
}
