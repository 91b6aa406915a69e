import { takeAway } from '../../../content/write-objection.ts'
import { useDesk } from './use-desk.ts'

export const publicationId = 'publication'

/** At the ways out: what may be published is not chosen yet. It keeps nobody from taking the letter (rule: publication). */
export function PublicationReminder() {
  const { person, edited } = useDesk().draft
  if (person.publication !== '' || edited !== null) return null
  return (
    <p className="workshop-hint">
      {takeAway.publicationOpen}{' '}
      <a className="standing-link" href={`#${publicationId}`}>
        {takeAway.choosePublication}
      </a>
    </p>
  )
}
