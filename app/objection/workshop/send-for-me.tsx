import { Link } from 'react-router'
import { sendObjection } from '../../../content/send-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { type BroughtLetter, letterFields, letterPaths } from '../../../domain/sent-letter.ts'
import { useSendsLetters } from '../../layout/use-sends-letters.ts'

/**
 * The third way, after those that leave nothing with us. The letter goes along in this tab's own history, which no server
 * sees, and stands in the form there (rule: letter-brought).
 */
export function SendForMe({ text, person: { name, address } }: { text: string; person: ObjectionDraft['person'] }) {
  if (!useSendsLetters()) return null
  const letter = text.trim()
  const brought: BroughtLetter = { letter, name, address }
  return (
    <>
      <h3>{sendObjection.wayHeading}</h3>
      <p className="workshop-text">
        {letter.length > letterFields.letter.maxLength ? sendObjection.wayTooLong : sendObjection.way}
      </p>
      {letter.length <= letterFields.letter.maxLength && (
        <p>
          <Link className="standing-link" to={letterPaths.send} state={brought}>
            {sendObjection.wayLink}
          </Link>
        </p>
      )}
    </>
  )
}
