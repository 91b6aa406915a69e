import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Change, Row } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { noticeId } from '../../../domain/fixed-row-ids.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { linkAddress } from '../../../domain/site-link.ts'
import { readComingDate } from '../../../domain/text.ts'
import { VanishingButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { DateField } from '../date-field.tsx'
import { entity } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-editor.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { characterCount, TextField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { findSaved, restoreChange } from '../maintenance-api.ts'
import { isSame } from '../row-difference.ts'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { SiteAddressNote } from '../site-address-note.tsx'
import { useWrite } from '../use-write.ts'
import { discardQuestion } from './row-dialog.tsx'

const table = 'notices'

/** What is left of a notice that is taken down. */
const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

const definition = entity({
  ...typedRows(table),
  shownOn: () => [
    { path: '/', name: 'Home' },
    { path: '/events', name: 'Events' },
  ],
})

/** Whether the last day that is typed has passed: visitors see nothing of such a notice. */
function isOver({ ends_on }: { ends_on: string }): boolean {
  const typed = readComingDate(ends_on)
  return typed !== undefined && 'stored' in typed && typed.stored !== '' && typed.stored < londonDay()
}

type Notice = Row<typeof table>
type NoticeForm = RowForm<typeof table, Omit<Notice, 'updated_at'>>

const isEmpty = ({ text }: Notice) => text.trim() === ''

/**
 * The notice as its form saves it: none without a text is put up; a save that leaves none where one stood is reported as that
 * which takes it down, with the way back to what the site had; one that is over already is reported as such.
 */
function useNoticeDefinition(notice: Notice): typeof definition {
  const shown = useRef(notice)
  shown.current = notice
  const undo = useWrite({
    send: async (row: Notice) => restoreChange(await findSaved(table, row, definition.noun), { unlessChanged: true }),
    refreshes: [table],
    done: () => ({ title: 'Notice restored', description: 'It is as it was before.' }),
    failed: 'Undo failed',
    describe: (reason) => `${reason} The History has it.`,
  })
  const [definitionWithUndo] = useState(() => ({
    ...definition,
    async beforeSending({ text = shown.current.text }: Change<typeof table>) {
      if (text.trim() !== '' || !isEmpty(shown.current)) return
      const fields = [{ field: 'text', rule: 'is required' }]
      throw new ContentError('invalid', 'A notice needs a text.', { fields })
    },
    words: {
      ...definition.words,
      stored(wasNew: boolean, row: Notice | undefined) {
        const words = definition.words.stored(wasNew, row)
        if (row && isEmpty(row) && !isEmpty(shown.current)) {
          const action = { label: 'Undo', onClick: () => void undo.run(row) }
          return { ...words, title: 'Notice taken down', description: 'Visitors see it no more', action }
        }
        return row && !isEmpty(row) && isOver(row)
          ? { ...words, description: 'Its last day is over: visitors do not see it.' }
          : words
      },
    },
  }))
  return definitionWithUndo
}

const takeDownQuestion = { ...discardQuestion, details: <p>Taking the notice down empties the form.</p> }

/** The one notice above every page. */
export function NoticeTab() {
  const query = useQuery(rowsQuery(table))
  const title = useRef<HTMLHeadingElement>(null)
  const notice = query.data?.[0]
  return (
    <section aria-labelledby="notice-heading">
      <h2 id="notice-heading" ref={title} tabIndex={-1}>
        Notice
      </h2>
      <ListState
        query={query}
        focusAfter={title}
        loading="Loading the notice..."
        failure={loadFailureText(table)}
        empty={query.isSuccess && !notice && 'The database has no row for the notice.'}
      />
      {notice && <NoticeEditor notice={notice} />}
    </section>
  )
}

function NoticeEditor({ notice }: { notice: Notice }) {
  const confirm = useConfirm()
  const form = useStandingForm(useNoticeDefinition(notice), notice)
  const { values, edit, save, isUnsaved } = form
  const isUp = !isEmpty(notice)
  const takeDown = async () => {
    if (isUnsaved && !isSame(values, noNotice) && !(await confirm.ask(takeDownQuestion))) return
    edit(undefined, () => noNotice)
    await save()
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
        <TextField name="text" hint={`One or two sentences. ${characterCount(values.text, 300)}`} rows={3} />
        <TextField
          name="link_url"
          hint="Where readers can go on, for example /events or https://example.org. A link needs an address and a text."
        />
        <SiteAddressNote address={values.link_url} />
        <TextField name="link_text" hint="What the link says, for example See the events" />
        <DateField
          name="ends_on"
          hint="The notice goes away by itself after this day. Leave it empty to keep the notice until you take it down."
          read={readComingDate}
          words="That date does not exist."
        />
        <p role="status" className="date-reading">
          {isOver(values) && 'This day is over already: visitors will not see the notice.'}
        </p>
        <NoticeStrip form={form} />
      </StandingForm>
      {confirm.dialog}
    </>
  )
}

/** The strip as visitors will see it, with what is typed: the header's sheets are on every page. */
function NoticeStrip({ form: { values } }: { form: NoticeForm }) {
  if (values.text.trim() === '') return null
  const hasLink = values.link_url.trim() !== '' && values.link_text.trim() !== ''
  return (
    <figure>
      <figcaption className="hint">What visitors will see above every page:</figcaption>
      <div className="site-notice">
        <p>
          {values.text} {hasLink && <a href={linkAddress(values.link_url)}>{values.link_text}</a>}
        </p>
      </div>
    </figure>
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
