import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { forUpdates, type SendingsReport } from '../../../domain/update-sending.ts'
import { useSite } from '../../layout/use-site.ts'
import { ReadFailure } from '../read-failure.tsx'
import { counted, rateWords } from './sending-words.ts'

/** To how many an update goes, at which rate, and what is missing before it can. */
export function SendingNotes({
  report,
  isBrief = false,
}: {
  report: UseQueryResult<SendingsReport>
  /** Whether the update has left already: to how many others go says nothing of it. */
  isBrief?: boolean
}) {
  const { newsletterAction } = useSite()
  const { data } = report
  return (
    <div className="update-notes">
      {report.isError && (
        <ReadFailure query={report}>
          {data
            ? 'The site cannot be reached: what you see may be old by now.'
            : 'Could not find out how far the updates have come.'}
        </ReadFailure>
      )}
      {data && !data.sendsMails && (
        <p className="line tool-notice tool-notice-danger">
          This site cannot send e-mail yet, so nobody can be sent an update. Ask whoever runs the server to set up
          e-mail (the setting SMTP_URL). Until then you can write and keep drafts.
        </p>
      )}
      {!isBrief && newsletterAction !== undefined && (
        <p className="line tool-notice">
          New sign-ups go straight to your mailing-list provider, so most subscribers are there and not here: an update
          goes to those alone who confirmed on this site.
        </p>
      )}
      {data && !isBrief && (
        <p className="list-summary">
          {data.subscribers === 0
            ? 'Nobody is on the list yet: an update needs at least one person who signed up and confirmed.'
            : `An update goes to ${counted(data.subscribers, 'confirmed subscriber')}.`}{' '}
          {data.refused > 0 && (
            <>
              {counted(data.refused, 'address was', 'addresses were')} refused:{' '}
              <Link to="/admin/signups">see Sign-ups</Link>.{' '}
            </>
          )}
          At most {rateWords(forUpdates(data.mailsAnHour))} leave, so that the e-mails of visitors have room:{' '}
          <Link to="/admin?tab=campaign#campaign-mails_an_hour">change the rate</Link>.
        </p>
      )}
    </div>
  )
}
