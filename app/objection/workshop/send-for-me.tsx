import { Link } from 'react-router'
import { sendObjection } from '../../../content/send-objection.ts'
import { bringing, letterFields, letterPaths } from '../../../domain/sent-letter.ts'
import { useSendsLetters } from '../../layout/use-sends-letters.ts'
import { bringLetter } from '../../ui/brought-letter.ts'
import { desk, useDesk } from './use-desk.ts'

/** The third way, after those that leave nothing with us; the letter goes along in the browser (rule: letter-brought). */
export function SendForMe({ text }: { text: string }) {
  const { id, person } = useDesk().draft
  if (!useSendsLetters()) return null
  const letter = text.trim()
  const { name, address, helper } = person
  return (
    <>
      <h3>{sendObjection.wayHeading}</h3>
      <p className="workshop-text">
        {letter.length > letterFields.letter.maxLength ? sendObjection.wayTooLong : sendObjection.way}
      </p>
      {letter.length <= letterFields.letter.maxLength && (
        <p>
          <Link
            className="standing-link"
            to={letterPaths.send}
            state={bringing(id)}
            onClick={() => bringLetter({ draft: id, letter, name, address, helper }, desk.isKeptNow())}
          >
            {sendObjection.wayLink}
          </Link>
        </p>
      )}
    </>
  )
}
