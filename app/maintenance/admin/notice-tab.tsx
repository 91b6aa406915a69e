import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { noticeId } from '../../../domain/fixed-row-ids.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { noticeSchema } from '../../../domain/notice.ts'
import { linkAddress } from '../../../domain/site-link.ts'
import { readComingDate } from '../../../domain/text.ts'
import { DateField } from '../date-field.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { RowFrame } from '../editing/row-frame.tsx'
import { useStandingForm } from '../editing/use-row-form.ts'
import { TextField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { SiteAddressNote } from '../site-address-note.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { VanishingButton } from '../vanishing-button.tsx'
import { asStored, fixedKind } from './dialog-kind.ts'

/** What is left of a notice that is taken down. */
const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

const kind = fixedKind({
  table: 'notices',
  noun: 'notice',
  ...asStored(noticeSchema.omit({ updated_at: true })),
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

/**
 * The notice; where `putBack` has a way back, the save that leaves no notice is told as that which takes it down; one that
 * is over already is told as such.
 */
function noticeKind(putBack: RefObject<(() => void) | undefined>): typeof kind {
  return {
    ...kind,
    words: {
      ...kind.words,
      stored(wasNew, row) {
        const told = kind.words.stored(wasNew, row)
        const onClick = putBack.current
        putBack.current = undefined
        if (onClick && row?.text === '') {
          const action = { label: 'Undo', onClick }
          return { title: 'Notice taken down', description: 'Visitors see it no more', action }
        }
        return row && row.text !== '' && isOver(row)
          ? { ...told, description: 'Its last day is over: visitors do not see it.' }
          : told
      },
    },
  }
}

type Notice = Row<'notices'>
type NoticeForm = RowForm<'notices', Omit<Notice, 'updated_at'>>

/** The one notice above every page (rule: notice). */
export function NoticeTab() {
  const query = useQuery(rowsQuery('notices'))
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
        failure={loadFailureText('notices')}
        empty={query.isSuccess && !notice && 'The database has no row for the notice.'}
      />
      {notice && <NoticeEditor notice={notice} />}
    </section>
  )
}

function NoticeEditor({ notice }: { notice: Notice }) {
  const putBack = useRef<() => void>(undefined)
  const [kind] = useState(() => noticeKind(putBack))
  const form = useStandingForm(kind, notice)
  const { values, field, edit, save, saving } = form
  const root = useRef<HTMLFormElement>(null)
  useUndoKeys(root, form)
  const isUp = notice.text.trim() !== ''
  const change = (to: typeof values) => {
    edit(undefined, () => to)
    return save()
  }
  const takeDown = () => {
    const { updated_at: _seen, ...stood } = notice
    putBack.current = () => void change(stood)
    void change(noNotice)
  }
  const actions = (
    <p className="line button-row row-actions">
      <button type="submit" className="button" aria-disabled={saving === 'saving'}>
        {saving === 'saving' ? 'Saving...' : isUp ? 'Save Changes' : 'Put up the notice'}
      </button>
      <UndoButtons {...form} />
      {isUp && (
        <VanishingButton className="button button-quiet button-danger" onClick={takeDown}>
          Take the notice down
        </VanishingButton>
      )}
    </p>
  )
  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p role="status" className="list-summary">
        {standing(notice)}
      </p>
      <RowFrame prefix="notice" form={form} actions={actions}>
        <TextField
          {...field('text')}
          hint={`One or two sentences. ${values.text.length} of 300 characters.`}
          rows={3}
        />
        <TextField
          {...field('link_url')}
          hint="Where readers can go on, for example /events or https://example.org. A link needs an address and a text."
        />
        <SiteAddressNote address={values.link_url} />
        <TextField {...field('link_text')} hint="What the link says, for example See the events" />
        <DateField
          {...field('ends_on')}
          hint="The notice goes away by itself after this day. Leave it empty to keep the notice until you take it down."
          read={readComingDate}
          words="That date does not exist."
        />
        <p role="status" className="date-reading">
          {isOver(values) && 'This day is over already: visitors will not see the notice.'}
        </p>
        <NoticeStrip form={form} />
      </RowFrame>
    </form>
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
function standing({ text, ends_on }: Notice): string {
  if (text.trim() === '') return 'There is no notice now.'
  if (ends_on !== '' && ends_on < londonDay()) {
    return `The notice has gone away: its last day was ${dateWords(ends_on)}.`
  }
  return ends_on === ''
    ? 'Visitors see the notice until you take it down.'
    : `Visitors see the notice until ${dateWords(ends_on)}.`
}
