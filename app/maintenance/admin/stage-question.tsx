import { useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { campaignOf } from '../../../content/first-campaign.ts'
import { updateFor } from '../../../content/reminder-updates.ts'
import { effectsOf } from '../../../content/stage-effects.ts'
import { nowhereToSend, unsetDetailWords } from '../../../content/unset-detail-words.ts'
import type { Row } from '../../../domain/content.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { londonDay } from '../../../domain/london-day.ts'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { courseOf, type StageState } from '../../../domain/progress.ts'
import { changeSchemas, requireValid } from '../../../domain/row-schemas.ts'
import { type StageChange, stageChange } from '../../../domain/stage-change.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import type { EntityDefinition } from '../editing/entity-definition.ts'
import { useConfirm } from '../modal.tsx'
import { momentWords } from '../moment-words.ts'
import { rowsQuery } from '../rows-query.ts'
import { MailPreview } from '../updates/mail-preview.tsx'
import { counted, noMails, rateWords } from '../updates/sending-words.ts'
import { changeReminders, sendingsQuery } from '../updates/updates-api.ts'
import { useWrite } from '../use-write.ts'

const table = 'process_stages'

/**
 * Asks before a change of a stage is stored that moves the stage, at once or by its dates, and whether e-mails go with it.
 * The server sends none that was not let go here or under Updates.
 */
export function useStageQuestion() {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { run } = useWrite({
    send: changeReminders,
    refreshes: ['updates'],
    failed: 'The e-mails could not be set',
    describe: (reason) => `${reason} The stage is stored: look under Updates which of its e-mails go.`,
  })

  const agree: EntityDefinition<typeof table, object>['agree'] = async ({ key, change, version }, store) => {
    const before = await client.fetchQuery(rowsQuery(table))
    const stage = before.find(({ id }) => id === key)
    const asked = stage && stageChange(before, stage.id, requireValid(changeSchemas, table, change), Date.now())
    // What somebody else has changed meanwhile is met first.
    if (!asked || stage.updated_at !== version) return store()
    const report = await client.fetchQuery(sendingsQuery)
    const [campaign] = await client.fetchQuery(rowsQuery('campaign_details'))
    const mails = asked.mails.filter(({ id }) => !report.sendings.some(({ update_id }) => update_id === id))
    const canSend = mails.length > 0 && report.sendsByItself
    let step: 'allow' | 'stop' = canSend ? 'allow' : 'stop'
    const onChoose = () => {
      step = 'stop'
    }
    const verb = asked.isMove ? 'Move it' : 'Save'
    const silently = mails.length > 0 ? `${verb} without e-mails` : verb
    const isAgreed = await confirm.ask({
      text: asked.isMove ? `Make ‘${stage.title}’ the current stage?` : `Save the dates of ‘${stage.title}’?`,
      details: <Consequences {...asked} mails={mails} before={before} report={report} campaign={campaign} />,
      action: canSend ? `${verb} and send the e-mails` : silently,
      otherwise: canSend ? { text: silently, onChoose } : undefined,
      isDanger: canSend,
      isWide: true,
    })
    if (!isAgreed) return undefined
    const stored = await store()
    if (mails.length > 0) await run(mails.map(({ id }) => ({ id, step })))
    return stored
  }

  return { agree, dialog: confirm.dialog }
}

/** What a consultation is poor without, each with the way to its field. */
const wanted = {
  council_email: unsetDetailWords.council_email,
  council_form: { name: 'the council’s online form', missing: 'the last step of the letter leads to no form' },
  council_address: unsetDetailWords.council_address,
}

/** Whether a consultation is open on this day, or opens by its date. */
export const opensConsultation = (stages: readonly StageState[]) =>
  courseOf(stages, londonDay()).some(({ stage }) => stage.id === 'public-consultation')

/** What residents need to send a letter and nobody has set, each with the way to its field. */
export function WhatIsMissing({
  campaign,
  heading: Heading = 'h3',
}: {
  campaign: Row<'campaign_details'> | undefined
  heading?: 'h2' | 'h3'
}) {
  const details = campaignOf(campaign)
  const missing = Object.entries(wanted).filter(([field]) => Reflect.get(details, field) === '')
  if (missing.length === 0) return null
  return (
    <>
      <Heading>What is missing</Heading>
      {missing.length === Object.keys(wanted).length && <p>{nowhereToSend}</p>}
      <ul className="bullets">
        {missing.map(([field, { name, missing: without }]) => (
          <li key={field}>
            Without {name} {without}.{' '}
            <Link to={`/admin/campaign?field=${field}`} target="_blank">
              Set {name}
              <span className="sr-only"> in a new tab</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is missing, the e-mails, what visitors see, and one e-mail as it arrives. */
function Consequences({
  before,
  after,
  mails,
  report: { sendsByItself, reminded, subscribers, mailsAnHour },
  campaign,
}: StageChange<ProcessStage> & {
  before: readonly ProcessStage[]
  report: SendingsReport
  campaign: Row<'campaign_details'> | undefined
}) {
  const details = campaignOf(campaign)
  const effects = effectsOf(before, after, londonDay())
  const updates = mails.map((mail) => ({ ...mail, ...updateFor(mail, details) }))
  const [first] = sendsByItself ? updates : []
  return (
    <div className="previewed">
      <div className="previewed-fields prose">
        {opensConsultation(after) && <WhatIsMissing campaign={campaign} />}
        <h3>E-mails</h3>
        {first ? (
          <>
            <p>
              {counted(reminded, 'person is', 'people are')} on the list now: {counted(subscribers, 'wants', 'want')}{' '}
              all news, {counted(reminded - subscribers, 'wants', 'want')} the deadline alone. Everybody gets each of
              these, at {rateWords(mailsAnHour)}. You can stop each until its hour.
            </p>
            <ul>
              {updates.map(({ id, subject, due }) => (
                <li key={id}>
                  ‘{subject}’ goes {momentWords(due, Date.now())}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{updates.length > 0 ? noMails : 'None goes because of this.'}</p>
        )}
        <h3>What visitors see</h3>
        {effects.map(({ day, sentences }, place) => (
          <Fragment key={day}>
            <h4>{place === 0 ? 'At once' : `By itself on ${dateWords(day)}`}</h4>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {sentences.length === 0 && <li>The same as now.</li>}
            </ul>
          </Fragment>
        ))}
      </div>
      {first && <MailPreview {...first} />}
    </div>
  )
}
