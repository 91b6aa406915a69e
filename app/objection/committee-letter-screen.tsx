import { useState } from 'react'
import { Link } from 'react-router'
import {
  byHand,
  type CommitteeRequest,
  committeeLetterText,
  committeeLetter as words,
} from '../../content/committee-letter.ts'
import { outcomes } from '../../content/consultation.ts'
import { howKept } from '../../content/workshop-steps.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { keep, recall } from '../layout/browser-storage.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { Styles } from '../styles/styles.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { CouncilContact } from './council-contact.tsx'
import type { PersonField } from './person-first.tsx'
import { SendPanel } from './send-panel.tsx'
import { AskFirst } from './workshop/ask-first.tsx'
import { LetterPaper, letterId } from './workshop/letter-paper.tsx'
import { PlainArea } from './workshop/plain-area.tsx'

export const meta = metaOf({ title: words.title, description: words.lead, path: '/ask-for-the-committee' })

/** The letter that asks for the committee: a courtesy, kept and sent apart from the objection. */
export default function CommitteeLetterScreen() {
  const consultation = useConsultation()
  const isHydrated = useIsHydrated()
  return (
    <div className="page write-objection">
      <Styles sheet="objection/write-objection" />
      <Styles sheet="objection/workshop/workshop" />
      <Styles sheet="objection/workshop/steps" />
      <Styles sheet="objection/workshop/letter" />
      <div className="workshop-opening">
        <PageHeading>{words.title}</PageHeading>
        <p className="lead">{words.lead}</p>
        <p className="workshop-text">
          {consultation.state === 'over' ? `${outcomes[consultation.stage]} ${words.over}` : words.courtesy}
        </p>
        <p className="workshop-text actions no-print">
          <Link className="standing-link" to="/process#who-decides">
            {words.whoDecides}
          </Link>
          {consultation.state !== 'over' && (
            <Link className="standing-link" to="/write-objection">
              {words.objection}
            </Link>
          )}
        </p>
      </div>
      {consultation.state !== 'over' && (isHydrated ? <Letter /> : <LetterByHand />)}
    </div>
  )
}

/** The key of the letter in the browser's storage, apart from the objection's. */
const storageKey = 'quarry-committee-letter'

const read = (stored: string): CommitteeRequest => {
  const fields = new URLSearchParams(stored)
  const field = (name: keyof CommitteeRequest) => fields.get(name) ?? ''
  return { name: field('name'), address: field('address'), reason: field('reason') }
}

function Letter() {
  const campaign = useCampaign()
  const day = useToday()
  const [stored] = useState(() => recall('localStorage', storageKey))
  const [request, setRequest] = useState(() => read(stored ?? ''))
  const { name, address, reason } = request
  const text = committeeLetterText(request, campaign, day)
  const change = (field: Partial<CommitteeRequest>) => {
    const changed = { ...request, ...field }
    setRequest(changed)
    keep('localStorage', storageKey, String(new URLSearchParams(changed)))
  }
  const missing = (['name', 'address'] satisfies PersonField[]).filter((field) => request[field].trim() === '')
  return (
    <div className="workshop">
      <div className="no-print">
        <div className="workshop-head">
          <p className="workshop-private">
            {howKept.private} {stored === undefined ? howKept.privateWhereNothingIsKept : words.kept}{' '}
            {howKept.sentByYou}
          </p>
          <AskFirst
            {...words.anew}
            mustAsk={() => Object.values(request).some((field) => field !== '')}
            onYes={() => {
              setRequest(read(''))
              keep('localStorage', storageKey, '')
            }}
          />
        </div>
        <div className="workshop-columns">
          <div>
            <div className="field">
              <label htmlFor="person-name">{words.name}</label>
              <input
                id="person-name"
                type="text"
                autoComplete="name"
                value={name}
                onChange={({ target }) => change({ name: target.value })}
              />
            </div>
            <div className="field">
              <label htmlFor="person-address">{words.address}</label>
              <textarea
                id="person-address"
                rows={3}
                autoComplete="street-address"
                value={address}
                onChange={({ target }) => change({ address: target.value })}
              />
            </div>
            <div className="field">
              <label htmlFor="committee-reason">{words.reason}</label>
              <p id="committee-hint" className="workshop-hint">
                {words.reasonHint}
              </p>
              <PlainArea
                id="committee-reason"
                rows={5}
                aria-describedby="committee-hint"
                value={reason}
                onText={(reason) => change({ reason })}
              />
            </div>
          </div>
          <section aria-labelledby="letter-heading">
            <h2 id="letter-heading">{words.letterHeading}</h2>
            <LetterPaper id={letterId} className="workshop-paper" text={text} pointNames={[]} />
          </section>
        </div>
        <SendPanel
          text={text}
          subject={words.subject(campaign.application_reference)}
          fileName="ask-for-the-committee"
          pointNames={[]}
          form=""
          print={() => print()}
          missing={missing}
        />
      </div>
      <div className="print-only printed-letter">
        <LetterPaper text={text} pointNames={[]} />
      </div>
    </div>
  )
}

/** The letter for those who fill it in by hand, and where it goes: nothing here posts it to us. */
function LetterByHand() {
  const campaign = useCampaign()
  const day = useToday()
  return (
    <section aria-labelledby="letter-heading" className="no-script workshop-instead">
      <h2 id="letter-heading">{words.letterHeading}</h2>
      <p className="workshop-text">{words.noScript}</p>
      <LetterPaper className="workshop-paper" text={committeeLetterText(byHand, campaign, day)} pointNames={[]} />
      <CouncilContact />
    </section>
  )
}
