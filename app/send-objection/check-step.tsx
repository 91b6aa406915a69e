import { sendObjection as words } from '../../content/send-objection.ts'
import { type CouncilMail, letterFields, letterPaths } from '../../domain/sent-letter.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { ExactMail } from './exact-mail.tsx'

/** The e-mail as the council will get it, before anything is stored. */
export function CheckStep({ values, mail }: { values: Record<string, string>; mail: CouncilMail }) {
  return (
    <>
      <PageHeading>{words.checkTitle}</PageHeading>
      <p role="status">{words.check}</p>
      <ExactMail mail={mail} />
      <form method="post" action={`/quarry${letterPaths.send}`} className="actions no-print">
        {[...Object.keys(letterFields), 'consent'].map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <button type="submit" className="button" name="step" value="store">
          {words.store}
        </button>
        <button type="submit" className="button button-quiet" name="step" value="change">
          {words.change}
        </button>
      </form>
    </>
  )
}
