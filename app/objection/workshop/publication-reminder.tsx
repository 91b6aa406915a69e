import { takeAway } from '../../../content/write-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'

/** The id of the choice of what may be published. */
export const publicationId = 'publication'

/** At the ways out: what may be published is not chosen yet. It keeps nobody from taking the letter (rule: publication). */
export function PublicationReminder({ draft: { person, edited } }: { draft: ObjectionDraft }) {
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
