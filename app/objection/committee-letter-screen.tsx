import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import {
  byHand,
  type CommitteeRequest,
  committeeLetterText,
  policies,
  committeeLetter as words,
} from '../../content/committee-letter.ts'
import { outcomes } from '../../content/consultation.ts'
import { whoDecides } from '../../content/who-decides.ts'
import { workshopWords } from '../../content/workshop-words.ts'
import { hasWords } from '../../domain/objection-draft.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { keep, recall } from '../layout/browser-storage.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { Styles } from '../styles/styles.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { SourceMarks } from '../ui/page-sources.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { CouncilContact } from './council-contact.tsx'
import { missingPerson, PersonFields } from './person-fields.tsx'
import { PrintedLetter } from './printed-letter.tsx'
import { Field, marksOf, type Problem, Problems, stillMissing } from './problems.tsx'
import { SendWays } from './send-ways.tsx'
import { AskFirst } from './workshop/ask-first.tsx'
import { PlainArea } from './workshop/plain-area.tsx'
import { LetterSoFar } from './workshop/step.tsx'

export const meta = metaOf({ title: words.title, description: words.lead, path: '/ask-for-the-committee' })

/** The letter that asks for the committee: a courtesy, kept and sent apart from the objection. */
export default function CommitteeLetterScreen() {
  const consultation = useConsultation()
  const isHydrated = useIsHydrated()
  return (
    <div className="page with-side write-objection">
      <Styles sheet="objection/writing" />
      <div className="stack no-print">
        <PageHeading>{words.title}</PageHeading>
        <p className="lead">{words.lead}</p>
        <p>{consultation.state === 'over' ? `${outcomes[consultation.stage]} ${words.over}` : words.courtesy}</p>
        <p className="row">
          <Link className="standing-link" to="/process#who-decides">
            {words.whoDecides}
          </Link>
          {consultation.state !== 'over' && (
            <Link className="standing-link" to="/write-objection">
              {words.objection}
            </Link>
          )}
        </p>
        {consultation.state !== 'over' && (
          <section aria-labelledby="meeting-heading" className="prose">
            <h2 id="meeting-heading">{whoDecides.meetingHeading}</h2>
            <p>
              {whoDecides.meeting}
              <SourceMarks at="meeting" />
            </p>
          </section>
        )}
      </div>
      {consultation.state !== 'over' && (isHydrated ? <Letter /> : <LetterByHand />)}
    </div>
  )
}

/** Its code comes with the first letter that is written. */
const HeadedLook = lazyPart(() => import('./closer-look.tsx'), 'HeadedLook')

const reasonId = 'committee-reason'
const policyId = 'committee-policy'

/** The key of the letter in the browser's storage, apart from the objection's. */
const storageKey = 'quarry-committee-letter'

const read = (stored: string): CommitteeRequest => {
  const fields = new URLSearchParams(stored)
  const field = (name: keyof CommitteeRequest) => fields.get(name) ?? ''
  return { name: field('name'), address: field('address'), reason: field('reason'), policy: field('policy') }
}

function Letter() {
  const campaign = useCampaign()
  const day = useToday()
  const [stored] = useState(() => recall('localStorage', storageKey))
  const [request, setRequest] = useState(() => read(stored ?? ''))
  const { reason } = request
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const text = committeeLetterText(request, campaign, day)
  const change = (field: Partial<CommitteeRequest>) => {
    const changed = { ...request, ...field }
    setRequest(changed)
    keep('localStorage', storageKey, String(new URLSearchParams(changed)))
  }
  const noReason = !hasWords(reason) ? [{ field: reasonId, text: words.reasonMissing }] : []
  const noPolicy = request.policy === '' ? [{ field: policyId, text: words.policyMissing }] : []
  const missing = [...noReason, ...noPolicy, ...missingPerson(request)]
  const told = stillMissing(problems, missing)
  const [toldReason, toldPolicy] = [reasonId, policyId].map((id) => told.find(({ field }) => field === id))
  /** A letter without a reason of the writer's own is not sent, one without policy, name or address at the second press only. */
  const mayLeave = () => {
    if (missing.length === 0 || (noReason.length === 0 && problems.length > 0)) return true
    setProblems(missing)
    return false
  }
  return (
    <>
      <LetterSoFar text={text} />
      <div className="stack step-form no-print">
        <Problems problems={told} />
        <Field id={reasonId} label={words.reason} problem={toldReason}>
          <p id="committee-hint" className="quiet">
            {words.reasonHint}
          </p>
          <PlainArea
            id={reasonId}
            rows={5}
            {...marksOf(reasonId, toldReason, 'committee-hint', 'committee-caution')}
            value={reason}
            onText={(reason) => change({ reason })}
          />
          <p id="committee-caution" className="quiet">
            {words.caution}
          </p>
        </Field>
        <Field id={policyId} label={words.policy} problem={toldPolicy}>
          <select
            id={policyId}
            value={request.policy}
            {...marksOf(policyId, toldPolicy)}
            onChange={({ target }) => change({ policy: target.value })}
          >
            <option value="">{words.policyNone}</option>
            {policies.map(({ claim, name }) => (
              <option key={claim} value={claim}>
                {name}
              </option>
            ))}
          </select>
          <p aria-live="polite">
            {policies.find(({ claim }) => claim === request.policy)?.text ?? words.policyHint}
            <SourceMarks at={`policy-${request.policy}`} />
          </p>
        </Field>
        {reason !== '' && (
          <Suspense fallback={null}>
            <HeadedLook text={text} isUnsigned />
          </Suspense>
        )}
        <PersonFields {...request} problems={told} onChange={change} />
        <SendWays
          text={text}
          subject={words.subject(campaign.application_reference)}
          fileName="ask-for-the-committee"
          form=""
          mayLeave={mayLeave}
        />
        <p>{stored === undefined ? workshopWords.notKept : words.kept}</p>
        <AskFirst
          isQuiet
          {...words.anew}
          mustAsk={() => Object.values(request).some((field) => field !== '')}
          onYes={() => {
            setRequest(read(''))
            keep('localStorage', storageKey, '')
          }}
        />
      </div>
      <PrintedLetter text={text} />
    </>
  )
}

/** The letter for those who fill it in by hand, and where it goes: nothing here posts it to us. */
function LetterByHand() {
  const campaign = useCampaign()
  const day = useToday()
  return (
    <>
      <section aria-labelledby="letter-heading" className="stack side no-script">
        <h2 id="letter-heading">{words.letterHeading}</h2>
        <p>{words.noScript}</p>
        <p className="letter whole-letter">{committeeLetterText(byHand, campaign, day)}</p>
      </section>
      <div className="no-script">
        <h2>{words.policiesHeading}</h2>
        <ul className="bullets">
          {policies.map(({ claim, listed }) => (
            <li key={claim}>
              {listed}
              <SourceMarks at={`policy-${claim}`} />
            </li>
          ))}
        </ul>
        <CouncilContact />
      </div>
    </>
  )
}
