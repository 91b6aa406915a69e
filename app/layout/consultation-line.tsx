import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { consultationDays, consultationWords, nextDates, noConsultation, whatNext } from '../../content/consultation.ts'
import { villageCall } from '../../content/village-page.ts'
import { objectionStartAddress } from '../../domain/objection-start.ts'
import { type Consultation, consultationOn } from '../../domain/progress.ts'
import { lastDayEvent } from '../../domain/reminders.ts'
import { useStageStates } from '../content-api/campaign-query.ts'
import { useToday } from './use-today.ts'

export function useConsultation(): Consultation {
  return consultationOn(useStageStates(), useToday())
}

/** When one can object, in the same words on every page that shows it, and on paper; `none` where there is nothing to tell. */
export function ConsultationLine({ consultation, none }: { consultation: Consultation; none?: string }) {
  const words = consultationWords(consultation)
  const text = words?.text ?? none
  return (
    text && (
      <p className={`notice consultation-line ${words?.isUrgent ? 'notice-error' : ''}`} data-urgent={words?.isUrgent}>
        {text
          .split(/(\w+day \d+ \w+ \d{4}[.:])/)
          .map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
      </p>
    )
  )
}

/** Until when one can object, for who asks for e-mails, with a date for the calendar; nothing where the last day is not known or over. */
export function LastDay() {
  const consultation = useConsultation()
  if (!('closesOn' in consultation) || consultation.closesOn === '') return null
  return (
    <>
      <ConsultationLine consultation={consultation} />
      <p>
        <a href={`/quarry/events/${lastDayEvent}.ics`}>{consultationDays.toCalendar}</a>
      </p>
    </>
  )
}

/** The one red button, to where one objects; from the decision on, to what has become of the application. */
export function ObjectionButton({ to, children }: { to: string; children: ReactNode }) {
  const isOver = useConsultation().state === 'over'
  return (
    <Link className={isOver ? 'button' : 'button button-alert'} to={isOver ? whatNext.to : to}>
      {isOver ? whatNext.link : children}
    </Link>
  )
}

/** The same to an objection from a place. */
export function ObjectionFrom({ slug, name }: { slug: string; name: string }) {
  const label = useConsultation().state === 'open' ? villageCall.write : villageCall.prepare
  return <ObjectionButton to={objectionStartAddress({ by: 'village', key: slug })}>{label(name)}</ObjectionButton>
}

/** Until when or from when one can object, and where the other dates stand. */
export function NextDates() {
  return (
    <section className="no-print" aria-labelledby="next-dates">
      <h2 className="title" id="next-dates">
        {nextDates.heading}
      </h2>
      <ConsultationLine consultation={useConsultation()} none={noConsultation} />
      {nextDates.links.map(({ to, label }) => (
        <p key={to}>
          <Link className="standing-link" to={to}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  )
}
