import { Link } from 'react-router'
import { copyMessages } from '../../../content/objection-guide.ts'
import { haveYouSent } from '../../../content/workshop-steps.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import { ShareButton } from '../../ui/share-button.tsx'

/** What there is to do once the letter is sent: tell neighbours, and hear of what comes. */
export function SentPanel() {
  return (
    <section aria-labelledby="sent-heading" className="workshop-sent">
      <h2 id="sent-heading">{haveYouSent.heading}</h2>
      <p className="workshop-text">{haveYouSent.text}</p>
      <div className="actions">
        <ShareButton
          label={haveYouSent.share}
          title={writeObjection.heading}
          path="/write-objection"
          message={copyMessages.page}
          look="button-quiet"
        />
        <Link className="button button-quiet" to="/pack">
          {haveYouSent.pack}
        </Link>
      </div>
      <p className="workshop-text">{haveYouSent.newsText}</p>
      <p>
        <Link className="button button-quiet" to="/contact#mailchimp">
          {haveYouSent.news}
        </Link>
      </p>
    </section>
  )
}
