import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { campaignOf } from '../../../content/first-campaign.ts'
import { reminderNames, updateFor } from '../../../content/reminder-updates.ts'
import { dateWords } from '../../../domain/date-words.ts'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { courseOf, dayAfter } from '../../../domain/progress.ts'
import { type Reminder, remindersAhead, remindersOf } from '../../../domain/reminders.ts'
import { isHeldBack, type SendingsReport } from '../../../domain/update-sending.ts'
import { opensConsultation, WhatIsMissing } from '../admin/stage-question.tsx'
import { QuietButton } from '../buttons.tsx'
import { ListRow } from '../list-row.tsx'
import { momentWords } from '../moment-words.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'
import { counted, noMails, sendingWords } from './sending-words.ts'
import { changeReminders, sendingsQuery } from './updates-api.ts'

/** What the dates do, and the e-mails that go, with nobody at a screen. */
export function ByItself({ stages, today }: { stages: readonly ProcessStage[]; today: string }) {
  const turns = courseOf(stages, today).slice(1)
  const { data: [campaign] = [] } = useQuery(rowsQuery('campaign_details'))
  return (
    <>
      {campaign && opensConsultation(stages) && <WhatIsMissing heading="h2" campaign={campaign} />}
      {turns.length > 0 && <h2 className="subheading">What happens by itself</h2>}
      <ul className="bullets">
        {turns.map(({ day, stage }) => (
          <li key={day}>
            {stage.id === 'public-consultation'
              ? `Public consultation opens by itself on ${dateWords(day)}.`
              : `Public consultation closes by itself at the end of ${dateWords(dayAfter(day, -1))}: then visitors see ${stage.title} as the current stage.`}
          </li>
        ))}
      </ul>
      <ComingMails />
    </>
  )
}

/** The e-mails about the consultation that go by themselves, each with its hour, and the ways to let it go and to stop it. */
export function ComingMails() {
  const { data: stages } = useQuery(rowsQuery('process_stages'))
  const { data: details } = useQuery(rowsQuery('campaign_details'))
  const { data: report, refetch } = useQuery(sendingsQuery)
  const { run } = useWrite({
    send: changeReminders,
    refreshes: ['updates'],
    failed: 'The e-mail could not be changed',
  })
  // What a change of the stages takes back does not go any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is looked at
  useEffect(() => void refetch(), [refetch, stages])
  if (!report || !stages) return null
  const now = Date.now()
  const ahead = new Set(remindersAhead(stages, now).map(({ id }) => id))
  const shown = remindersOf(stages)
    .map((reminder) => ({ ...reminder, ...stateOf(reminder, ahead.has(reminder.id), report, now) }))
    .filter(({ words }) => words !== '')
  const going = shown.filter(({ steps }) => steps.includes('stop')).map(({ id }) => id)

  const change = (ids: string[], step: 'allow' | 'send' | 'stop') => run(ids.map((id) => ({ id, step })))

  return (
    <section aria-labelledby="coming-mails-heading">
      <div className="row row-apart">
        <h2 id="coming-mails-heading" className="subheading">
          E-mails that go by themselves
        </h2>
        {going.length > 1 && <QuietButton onClick={() => change(going, 'stop')}>Stop these e-mails</QuietButton>}
      </div>
      <p className="hint">
        {shown.length === 0
          ? 'Where you move the stage, or set the days of the consultation, you are asked whether subscribers are written to as it opens, three days before its last day, and on it.'
          : 'Each goes to everybody on the list, including those who want news of the deadline only.'}
      </p>
      {shown.length > 0 && !report.sendsByItself && <p className="row notice notice-error">{noMails}</p>}
      <ul className="rows">
        {shown.map((reminder) => (
          <ListRow
            key={reminder.id}
            heading="h3"
            title={reminderNames[reminder.kind]}
            actions={reminder.steps.map((step) => ({
              children: labels[step],
              about: reminderNames[reminder.kind],
              onClick: () => change([reminder.id], step === 'leave' ? 'stop' : step),
            }))}
          >
            <p className="row-facts">‘{updateFor(reminder, campaignOf(details?.[0])).subject}’</p>
            <p className="row-facts" role="status">
              {reminder.words}
            </p>
          </ListRow>
        ))}
      </ul>
    </section>
  )
}

const labels = { allow: 'Let it go', send: 'Send it now', stop: 'Stop', leave: 'Leave it' }
type Step = keyof typeof labels

/** Where a reminder stands, in words that are empty once its day is over, and what can be done about it. */
function stateOf(
  { id }: Reminder,
  isAhead: boolean,
  { sendings, planned, sendsByItself, reminded }: SendingsReport,
  now: number,
): { words: string; steps: Step[] } {
  const sending = sendings.find(({ update_id }) => update_id === id)
  if (sending) return { words: sendingWords(sending, now), steps: [] }
  const canGo = isAhead && sendsByItself
  const plan = planned.find((each) => each.id === id)
  if (!plan) return { words: isAhead ? 'Does not go unless you let it.' : '', steps: canGo ? ['allow'] : [] }
  const moment = momentWords(plan.due, now)
  if (isHeldBack(plan, now))
    return { words: `Held back: it was due ${moment}.`, steps: canGo ? ['send', 'leave'] : ['leave'] }
  return { words: `Goes ${moment} to ${counted(reminded, 'subscriber')}.`, steps: ['stop'] }
}
