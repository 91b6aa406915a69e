import { sendLetter } from '../../../content/workshop-steps.ts'
import { useDraftStore } from './use-draft-store.ts'

export const publicationId = 'publication'

/** At the ways out: what may be published is not chosen yet. It keeps nobody from taking the letter. */
export function PublicationReminder() {
  const { person, edited } = useDraftStore().draft
  if (person.publication !== '' || edited !== null) return null
  return (
    <p className="workshop-hint">
      {sendLetter.publicationOpen}{' '}
      <a className="standing-link" href={`#${publicationId}`}>
        {sendLetter.choosePublication}
      </a>
    </p>
  )
}
