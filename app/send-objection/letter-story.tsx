import { Link } from 'react-router'
import { linkCode } from '../../content/newsletter-pages.ts'
import { letterNews, letterPage as words } from '../../content/send-objection.ts'
import { letterDay, letterMoment } from '../../domain/letter-moment.ts'
import type { LetterView } from '../../domain/sent-letter.ts'
import { canTell } from '../../domain/took-part.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { useToday } from '../layout/use-today.ts'
import { ExactMail } from './exact-mail.tsx'

/** What became of a letter, the letter itself, and what its sender can do with it. */
export function LetterStory({ code, letter }: { code: string; letter: LetterView }) {
  const { state, mail, version, isChanged, host, answer, settledAt, deletedBy, wasTriedForDays } = letter
  const canBeCounted = canTell(useConsultation(), useToday())
  const { title, text } = letterNews[state]({
    at: letterMoment(settledAt ?? ''),
    host: host ?? '',
    answer: answer ?? '',
    council: mail.to,
    wasTriedForDays,
  })
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {isChanged && (
        <p role="alert" className="notice notice-error">
          {words.changed}
        </p>
      )}
      <p role="status" className={state === 'accepted' ? 'notice notice-done' : 'notice'}>
        {text}
      </p>
      {state === 'accepted' && canBeCounted && (
        <p className="no-print">
          <Link className="standing-link" to="/took-part">
            {words.count}
          </Link>
        </p>
      )}
      {state === 'waiting' && <Press code={code} wish="open" label={words.again} look="button-quiet" />}
      <h2>{words.mailHeading}</h2>
      <ExactMail mail={mail} />
      {state === 'unproved' && <Press code={code} wish="send" label={words.send} look="" version={version} />}
      <section aria-label={words.remove} className="send-remove no-print">
        <p>{words.keeps(letterDay(deletedBy), state === 'unproved')}</p>
        <p>{words.removeText[removalOf[state] ?? 'before']}</p>
        <Press code={code} wish="delete" label={words.remove} look="button-quiet" />
      </section>
    </>
  )
}

/** The field with the version of the e-mail that whoever presses the button has seen. */
export const versionField = 'version'

/** What deleting means, where the letter may have left. */
const removalOf: Partial<Record<LetterView['state'], keyof typeof words.removeText>> = {
  waiting: 'waiting',
  accepted: 'after',
  refused: 'refused',
  'in-doubt': 'after',
}

interface PressProps {
  code: string
  wish: string
  label: string
  look: string
  version?: string
}

function Press({ code, wish, label, look, version }: PressProps) {
  return (
    <form method="post" className="no-print">
      <input type="hidden" name={linkCode.name} value={code} />
      {version && <input type="hidden" name={versionField} value={version} />}
      <button type="submit" className={`button ${look}`} name="do" value={wish}>
        {label}
      </button>
    </form>
  )
}
