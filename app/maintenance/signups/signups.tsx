import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReceivedSignup, SignupCounts } from '../../../domain/received.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useSite } from '../../layout/use-site.ts'
import { reasonWords, signupWords } from '../delivery-words.ts'
import { ListFilter, useNarrowing } from '../list-filter.tsx'
import { ListRow } from '../list-row.tsx'
import { useConfirm } from '../modal.tsx'
import { momentWords } from '../moment-words.ts'
import { ReceivedList, signupsFile, signupsQuery, useReceivedActions } from '../received.tsx'
import { ScreenActions } from '../screen-head.tsx'

/** Who signed up for the newsletter, what can be done to each, and the file that mailing-list providers import. */
export function Signups() {
  const { narrowing, setNarrowing, words, only } = useNarrowing()
  const query = useInfiniteQuery(signupsQuery(words, only))
  const act = useReceivedActions('signups', 'The sign-up could not be changed')
  const confirm = useConfirm()
  const pages = query.data?.pages ?? []
  const [newest] = pages

  async function remove({ id, email }: ReceivedSignup): Promise<void> {
    const details = <p>It is deleted from the database and cannot be brought back.</p>
    const question = { text: `Delete the sign-up of ${email}?`, details, action: 'Delete for good', isDanger: true }
    if (await confirm.ask(question)) await act(id, 'remove')
  }

  return (
    <>
      <ScreenActions>
        <a className="button button-quiet" href={signupsFile} download>
          <Download aria-hidden size={18} /> Export confirmed
        </a>
        <ListFilter
          noun="sign-ups"
          narrowing={narrowing}
          choices={[{ all: 'All sign-ups', options: { unconfirmed: 'Not confirmed', refused: 'Refused only' } }]}
          onChange={setNarrowing}
        />
      </ScreenActions>
      {newest && <Notice canConfirm={newest.canConfirm} />}
      {newest && (
        <p role="status" className="list-summary">
          {countWords(newest.counts)}
        </p>
      )}
      <p className="list-summary">
        The file is for a mailing-list provider. Only people who followed the link in their e-mail are in it, and nobody
        who has left since: replace your provider’s list with it, rather than adding to it.
      </p>
      <ReceivedList
        query={query}
        noun="sign-ups"
        rows={pages.flatMap(({ signups }) => signups)}
        empty={words || only ? 'No sign-up fits.' : 'Nobody has signed up here yet.'}
      >
        {(signup) => (
          <ListRow
            key={signup.id}
            title={signup.email}
            actions={[
              signup.refused_at !== null && {
                children: 'Allow it again',
                about: signup.email,
                onClick: () => act(signup.id, 'allow'),
              },
              {
                children: 'Delete',
                about: `the sign-up of ${signup.email}`,
                isDanger: true,
                onClick: () => remove(signup),
              },
            ]}
          >
            <SignupFacts signup={signup} canConfirm={newest?.canConfirm ?? false} />
          </ListRow>
        )}
      </ReceivedList>
      {confirm.dialog}
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
      <p className="row notice notice-open">
        New sign-ups go straight to your mailing-list provider. Here are only those that came before that was set.
      </p>
    )
  }
  if (canConfirm) return null
  return (
    <p className="row notice notice-open">
      This site cannot send e-mail yet, so nobody gets the link that confirms a sign-up: sign-ups are noted here as not
      confirmed, and deleted after {kept.unconfirmed_signups} days. Ask whoever runs the server to set up e-mail (the
      setting SMTP_URL): then everybody who waits gets the link.
    </p>
  )
}

function SignupFacts({ signup, canConfirm }: { signup: ReceivedSignup; canConfirm: boolean }) {
  const { first_name, postcode, signed_up_at, state, refused_at, refused_words } = signup
  const now = Date.now()
  return (
    <>
      <p className="line row-facts">
        {first_name !== '' && <bdi>{first_name}</bdi>} {postcode !== '' && <bdi>{postcode}</bdi>}{' '}
        <time dateTime={signed_up_at}>Signed up {momentWords(signed_up_at, now)}</time>
      </p>
      <p className="hint" data-state={state}>
        {signupWords(signup, canConfirm, now)}
      </p>
      {refused_at !== null && (
        <p className="hint" data-state="failed">
          Refused {momentWords(refused_at, now)}: it gets no e-mails.{reasonWords(refused_words)}
        </p>
      )}
    </>
  )
}
