import { sendObjection as words } from '../../content/send-objection.ts'
import type { CouncilMail } from '../../domain/sent-letter.ts'

export function ExactMail({ mail }: { mail: CouncilMail }) {
  return (
    <section aria-label={words.body} className="exact-mail">
      <dl>
        {(['from', 'replyTo', 'to', 'subject'] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{mail[part]}</dd>
          </div>
        ))}
      </dl>
      <p className="exact-mail-text">{mail.text}</p>
    </section>
  )
}
