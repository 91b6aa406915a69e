import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Row } from '../../../domain/content.ts'
import type { MailSending, SendingsReport } from '../../../domain/update-sending.ts'
import { useSite } from '../../layout/use-site.ts'
import { DraftNotices } from '../draft-offer.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState, ReadFailure } from '../list-state.tsx'
import { momentWords } from '../moment-words.ts'
import { loadFailureText } from '../rows-query.ts'
import { ScreenActions } from '../screen-head.tsx'
import { useDeletion } from '../undo-delete.ts'
import { ComingMails } from './coming-mails.tsx'
import { counted, hourWords, rateWords, sendingWords } from './sending-words.ts'
import { updateDeletion } from './updates-api.ts'

type Update = Row<'updates'>

/** The unsent updates, and below them what was sent, the latest first. */
export function UpdateList({
  rows: query,
  report,
  isWriting,
  isMissing,
  onWrite,
  onOpen,
}: {
  rows: UseQueryResult<Update[]>
  report: UseQueryResult<SendingsReport>
  isWriting: boolean
  /** Whether the update that the address asks for is not there. */
  isMissing: boolean
  onWrite: (row: Update | null) => void
  onOpen: (id: string) => void
}) {
  const deletion = useDeletion('updates', updateDeletion)
  const rows = query.data ?? []
  const unsent = rows.filter(({ sent_at }) => sent_at === null).toSorted(later('updated_at'))
  const sendings = new Map(report.data?.sendings.map((sending) => [sending.update_id, sending]))
  const isHeld = ({ id }: Update) => sendings.get(id)?.state === 'held'
  const begun = rows.filter(({ sent_at }) => sent_at !== null).toSorted(later('sent_at'))

  const remove = async ({ id, subject, sent_at, updated_at }: Update) => {
    const text = `Are you sure you want to delete the update ‘${subject}’?`
    const details = sent_at !== null && (
      <p>It goes from the website, the feed and the search. People who got the e-mail keep it.</p>
    )
    await deletion.remove({ key: id, version: updated_at }, { text, details })
  }

  const rowOf = (row: Update) => {
    const about = row.subject
    const isDraft = row.sent_at === null
    return (
      <ListRow
        key={row.id}
        title={about}
        heading="h3"
        actions={[
          { children: 'Open', about, onClick: () => onOpen(row.id) },
          isDraft && { children: 'Edit', about, onClick: () => onWrite(row) },
          (isDraft || isOver(sendings.get(row.id))) && {
            children: 'Delete',
            about,
            isDanger: true,
            onClick: () => remove(row),
          },
        ]}
      >
        <p className="row-facts">
          {isDraft ? `Last changed ${momentWords(row.updated_at, Date.now())}` : sentWords(row, sendings.get(row.id))}
        </p>
      </ListRow>
    )
  }

  return (
    <>
      <ScreenActions>
        <button type="button" className="button" onClick={() => onWrite(null)}>
          <Plus aria-hidden size={18} /> Write an update
        </button>
      </ScreenActions>
      <SendingNotes report={report} />
      <ComingMails />
      {!isWriting && <DraftNotices tables={['updates']} />}
      {isMissing && (
        <p role="status" className="row notice notice-open">
          That update is not there any more: somebody deleted it. The History can bring it back.
        </p>
      )}
      <ListState
        query={query}
        loading="Loading updates..."
        failure={loadFailureText('updates')}
        empty={
          query.data?.length === 0 &&
          'There are no updates yet. Write the first one: nobody gets it before you have seen it and sent it.'
        }
      />
      {[
        { title: 'Held back: open each to send or leave it', rows: begun.filter(isHeld) },
        { title: 'Drafts', rows: unsent },
        { title: 'Sent', rows: begun.filter((row) => !isHeld(row)) },
      ].map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Fragment key={title}>
              <h2 className="subheading">{title}</h2>
              <ul className="rows">{rows.map(rowOf)}</ul>
            </Fragment>
          ),
      )}
      {deletion.dialog}
    </>
  )
}

/** While its e-mails leave, an update cannot be deleted. */
function isOver(sending: MailSending | undefined): boolean {
  return sending === undefined || !['sending', 'paused', 'held'].includes(sending.state)
}

function sentWords({ sent_at }: Update, sending: MailSending | undefined): string {
  const now = Date.now()
  return sending ? sendingWords(sending, now) : `Sent ${momentWords(sent_at ?? '', now)}`
}

/** To how many an update goes, at which rate, and what is missing before it can. */
function SendingNotes({ report }: { report: UseQueryResult<SendingsReport> }) {
  const { newsletterAction } = useSite()
  const { data } = report
  return (
    <>
      {report.isError && <ReadFailure query={report}>Could not find out how far the updates have come.</ReadFailure>}
      {data && !data.sendsMails && (
        <p className="row notice notice-error">
          This site cannot send e-mail yet, so nobody can be sent an update. Ask whoever runs the server to set up
          e-mail (the setting SMTP_URL). Until then you can write and keep drafts.
        </p>
      )}
      {newsletterAction !== undefined && (
        <p className="row notice notice-open">
          New sign-ups go straight to your mailing-list provider: an update goes to those alone who confirmed on this
          site.
        </p>
      )}
      {data && (
        <p className="list-summary">
          An update goes to {counted(data.subscribers, 'confirmed subscriber')}, at {rateWords(data.mailsAnHour)} (
          <Link to="/admin/campaign?field=mails_an_hour">change the rate</Link>).{' '}
          {data.sendsMails && `${hourWords(data.mailsAnHour, data.hour)} `}
          {data.refused > 0 && (
            <>
              {counted(data.refused, 'address was', 'addresses were')} refused:{' '}
              <Link to="/admin/signups?only=refused">see Sign-ups</Link>.
            </>
          )}
        </p>
      )}
    </>
  )
}

const later = (field: 'updated_at' | 'sent_at') => (a: Update, b: Update) =>
  (a[field] ?? '') < (b[field] ?? '') ? 1 : -1
