import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../domain/content.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { noticeId } from '../../../domain/fixed-row-ids.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { VanishingButton } from '../buttons.tsx'
import { entity } from '../editing/entity-definition.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { ListState } from '../list-state.tsx'
import { RowFields } from '../row-field.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { useScreenHeading } from '../screen-head.tsx'

const table = 'notices'

/** What is left of a notice that is taken down. */
const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

type Notice = Row<typeof table>

const isEmpty = ({ text }: Notice) => text.trim() === ''

const notices = entity({
  ...typedRows(table),
  shownOn: () => [
    { path: '/', name: 'Home' },
    { path: '/events', name: 'Events' },
  ],
})
const noticeDefinition: typeof notices = {
  ...notices,
  words: {
    ...notices.words,
    stored: (wasNew, row) => ({
      ...notices.words.stored(wasNew, row),
      ...(row && isEmpty(row) && { title: 'Notice taken down', description: 'Visitors see it no more' }),
    }),
  },
}

/** The one notice above every page. */
export function NoticeTab() {
  const query = useQuery(rowsQuery(table))
  const heading = useScreenHeading()
  const notice = query.data?.[0]
  return (
    <>
      <ListState
        query={query}
        focusAfter={heading}
        loading="Loading the notice..."
        failure={loadFailureText(table)}
        empty={query.isSuccess && !notice && 'The database has no row for the notice.'}
      />
      {notice && <NoticeEditor notice={notice} />}
    </>
  )
}

function NoticeEditor({ notice }: { notice: Notice }) {
  const form = useStandingForm(noticeDefinition, notice)
  const { edit, save } = form
  const isUp = !isEmpty(notice)
  const takeDown = () => {
    edit(() => noNotice)
    void save()
  }
  return (
    <>
      <p role="status" className="list-summary">
        {standing(notice)}
      </p>
      <StandingForm
        prefix="notice"
        form={form}
        saveLabel={isUp ? 'Save Changes' : 'Put up the notice'}
        actions={
          isUp && (
            <VanishingButton className="button button-quiet button-danger" onClick={takeDown}>
              Take the notice down
            </VanishingButton>
          )
        }
      >
        <RowFields />
      </StandingForm>
    </>
  )
}

/** Whether visitors see the stored notice today, in a sentence. */
function standing(notice: Notice): string {
  const { ends_on } = notice
  if (isEmpty(notice)) return 'There is no notice now.'
  if (ends_on !== '' && ends_on < londonDay()) {
    return `The notice has gone away: its last day was ${dateWords(ends_on)}.`
  }
  return ends_on === ''
    ? 'Visitors see the notice until you take it down.'
    : `Visitors see the notice until ${dateWords(ends_on)}.`
}
