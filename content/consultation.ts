import { dateWords } from '../domain/date-words.ts'
import type { Consultation } from '../domain/progress.ts'
import type { LateStageId } from '../domain/stage-ids.ts'

/** From here on the words are stronger. */
const fewDays = 3

/** What visitors are told of the consultation, wherever they read of it. */
export interface ConsultationWords {
  text: string
  /** Whether little time is left. */
  isUrgent: boolean
}

/** How the consultation stands, in a sentence or two; undefined where there is nothing to tell. */
export function consultationWords(consultation: Consultation): ConsultationWords | undefined {
  switch (consultation.state) {
    case 'none':
      return undefined
    case 'announced': {
      const { opensOn, closesOn } = consultation
      if (opensOn === '') {
        return calm(`The last day to object is ${dateWords(closesOn)}. We do not know yet when the consultation opens.`)
      }
      const opens = `The consultation opens on ${dateWords(opensOn)}.`
      return calm(closesOn === '' ? opens : `${opens} The last day to object is ${dateWords(closesOn)}.`)
    }
    case 'open': {
      const { closesOn, daysLeft } = consultation
      if (daysLeft === undefined) {
        return calm('The consultation is open. We do not know its last day, so it is best to write soon.')
      }
      const text = `The consultation is open until ${dateWords(closesOn)}: ${daysLeftWords(daysLeft)}.`
      return { text, isUrgent: daysLeft <= fewDays }
    }
    case 'closed':
      return calm(`The consultation closed on ${dateWords(consultation.closedOn)}. ${lateComments}`)
    case 'over':
      return calm(outcomes[consultation.stage])
  }
}

/** Beside the way to object, while there is nothing to tell of a consultation. */
export const noConsultation =
  'No consultation is open. You may still write: the council should consider it before deciding.'

/** Beside the news: where the dates stand. */
export const nextDates = {
  heading: 'What comes next',
  links: [
    { to: '/events', label: 'Upcoming Events' },
    { to: '/process', label: 'Where the application stands' },
  ],
} as const

/** What has become of the application, once it is no longer a matter of objecting to it. */
export const outcomes: Record<LateStageId, string> = {
  decision: 'The council will now decide the application.',
  refusal: 'Warwickshire County Council has refused the application.',
  approval: 'Warwickshire County Council has approved the application.',
  'applicant-appeals': 'The applicant is appealing: the Planning Inspectorate handles the case now.',
  appeal: 'The case is being decided on appeal, not by the county council.',
  'appeal-dismissed': 'The appeal was dismissed: the quarry has no permission.',
  'appeal-allowed': 'The appeal was allowed: the quarry has permission.',
}

/** The way to where the application stands, once it is no longer a matter of objecting to it. */
export const whatNext = { link: 'What happens next', to: '/process' } as const

const calm = (text: string): ConsultationWords => ({ text, isUrgent: false })

/** True whatever the council makes of a late letter: nobody can rely on it, and nobody is turned away. */
const lateComments =
  'Comments sent now are late. The council does not have to wait for them, but it should consider what arrives before it decides.'

function daysLeftWords(daysLeft: number): string {
  if (daysLeft === 0) return 'today is the last day, until midnight unless the council’s notice gives an earlier time'
  if (daysLeft === 1) return 'tomorrow is the last day'
  return `${daysLeft}\u00a0days\u00a0left`
}

/** How much time is left while it is open, to be read from afar, and until when. */
export function timeLeft({ closesOn, daysLeft }: Extract<Consultation, { state: 'open' }>): {
  large: string
  until: string
} {
  if (daysLeft === undefined)
    return { large: 'Open now', until: 'We do not know its last day, so it is best to write soon.' }
  const [large = ''] = daysLeftWords(daysLeft).split(',')
  return {
    large: large[0]?.toUpperCase() + large.slice(1),
    until: `The consultation ends on ${dateWords(closesOn)}, at midnight unless the council’s notice gives an earlier time.`,
  }
}

/** The dates of the consultation as far as they are known, as one tells of them on a day (YYYY-MM-DD); empty where none is. */
export function consultationDateWords({ opens, closes }: { opens: string; closes: string }, today: string): string {
  const sentences = [
    opens === '' ? '' : `It ${opens < today ? 'opened' : 'opens'} on ${dateWords(opens)}.`,
    closes === '' ? '' : `The last day to object ${closes < today ? 'was' : 'is'} ${dateWords(closes)}.`,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** What calendars and search engines call the days of the consultation. */
export const consultationDays = {
  opens: 'Public consultation opens',
  closes: 'Last day to object',
  toCalendar: 'Add the last day to your calendar',
  whole: (reference: string) => `Public consultation on the quarry application ${reference}`,
  description:
    'The council asks everyone for their views on the quarry. The council’s own notice gives the last day. The campaign’s website says how to object.',
} as const
