import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import type { SignupCounts } from '../../../domain/received.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useSite } from '../../layout/use-site.ts'
import { RefreshButton } from '../buttons.tsx'
import { allSignupsFile, signupsFile, signupsQuery } from '../received-query.ts'
import { LeftAddresses } from './left-addresses.tsx'
import { SignupList } from './signup-list.tsx'
import './signups.css'

/** Who signed up for the newsletter, and the files that mailing-list providers import. */
export function Signups() {
  const query = useInfiniteQuery(signupsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  const [newest] = query.data?.pages ?? []
  return (
    <>
      {newest && <Notice canConfirm={newest.canConfirm} />}
      <Files counts={newest?.counts} />
      <section aria-labelledby="signups-heading">
        <div className="line list-head">
          <h2 id="signups-heading" ref={heading} tabIndex={-1}>
            All sign-ups
          </h2>
          <RefreshButton query={query} />
        </div>
        {newest && (
          <p role="status" className="list-summary">
            {countWords(newest.counts)}
          </p>
        )}
        <SignupList query={query} empty="Nobody has signed up here yet." heading={heading} />
      </section>
      <RefusedAddresses count={newest?.counts.refused ?? 0} />
      <LeftAddresses count={newest?.counts.suppressed} />
    </>
  )
}

function countWords({ confirmed, unconfirmed, refused }: SignupCounts): string {
  const all = confirmed + unconfirmed
  const words = all === 1 ? '1 sign-up' : `${all} sign-ups`
  return `${words}: ${confirmed} confirmed, ${unconfirmed} not confirmed.${refused > 0 ? ` ${refused} refused.` : ''}`
}

function Notice({ canConfirm }: { canConfirm: boolean }) {
  const { newsletterAction } = useSite()
  const { retention_days: kept } = useCampaign()
  if (newsletterAction !== undefined) {
    return (
      <p className="line tool-notice">
        New sign-ups go straight to your mailing-list provider. Here are only those that came before that was set.
      </p>
    )
  }
  if (canConfirm) return null
  return (
    <p className="line tool-notice">
      This site cannot send e-mail yet, so nobody gets the link that confirms a sign-up: sign-ups are noted here as not
      confirmed, and deleted after {kept.unconfirmed_signups} days. The list that you can take to your mailing-list
      provider stays empty. Ask whoever runs the server to set up e-mail (the setting SMTP_URL): then everybody who
      waits gets the link.
    </p>
  )
}

/** The two files: who may be written to, and everybody. */
function Files({ counts }: { counts: SignupCounts | undefined }) {
  const all = counts && counts.confirmed + counts.unconfirmed
  return (
    <section aria-labelledby="files-heading" className="signup-files">
      <h2 id="files-heading">Move them to your mailing list</h2>
      <div>
        <p>
          <a className="button" href={signupsFile} download>
            <Download aria-hidden size={18} /> Export confirmed
          </a>
        </p>
        <p>
          {counts && `${counts.confirmed} in the file. `}A CSV file that mailing-list providers import: e-mail address,
          first name and postcode, with what they agreed to and when. Only people who followed the link in their e-mail
          are in it, and nobody who has left since: replace your provider’s list by it, rather than adding to it.
        </p>
      </div>
      <div>
        <p>
          <a className="button button-quiet" href={allSignupsFile} download>
            <Download aria-hidden size={18} /> Export all
          </a>
        </p>
        <p>
          {all !== undefined && `${all} in the file. `}A CSV file for a spreadsheet: everybody, with their state. Do not
          import it: people who never confirmed are in it too.
        </p>
      </div>
    </section>
  )
}

/** The addresses that get no e-mail since a mail server refused them for good, with why. */
function RefusedAddresses({ count }: { count: number }) {
  const query = useInfiniteQuery({ ...signupsQuery(true), enabled: count > 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="refused-heading" className="list-aside">
      <h2 id="refused-heading" ref={heading} tabIndex={-1}>
        Addresses that were refused
      </h2>
      <p className="list-summary">
        {count === 0
          ? 'No address was refused. '
          : 'A mail server said for good that there is no such mailbox, so nothing is sent to these. Delete them, or allow one again when you know better. '}
        Writing again and again to a mailbox that is not there harms the name of the campaign with all mail providers.
      </p>
      {count > 0 && <SignupList query={query} empty="No address was refused." heading={heading} />}
    </section>
  )
}
