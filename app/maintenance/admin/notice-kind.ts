import { noticeId } from '../../../domain/fixed-rows.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { noticeSchema } from '../../../domain/notice.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { fixedKind } from './dialog-kind.ts'

/** The last day of the notice: without a year it is the next such day. */
export const readLastDay = (text: string) => readTypedDate(text, londonDay())

/** What is left of a notice that is taken down. */
export const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

const kind = fixedKind({
  table: 'notices',
  noun: 'notice',
  schema: noticeSchema.omit({ updated_at: true }),
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: ({ id: _key, ...fields }) => fields,
  shownOn: () => [
    { path: '/', name: 'Home' },
    { path: '/events', name: 'Events' },
  ],
})

/** Whether the last day that is typed has passed: visitors see nothing of such a notice. */
export function isOver({ ends_on }: { ends_on: string }): boolean {
  const typed = readLastDay(ends_on)
  return typed !== undefined && 'stored' in typed && typed.stored !== '' && typed.stored < londonDay()
}

/** The notice; while `putBack` gives one, a save is told as that which takes the notice down, with the way back; one that is over already is told as such. */
export function noticeKind(putBack: () => (() => void) | undefined, isUnseen: () => boolean): typeof kind {
  return {
    ...kind,
    words: {
      ...kind.words,
      stored(wasNew) {
        const onClick = putBack()
        if (!onClick && isUnseen()) {
          return { ...kind.words.stored(wasNew), description: 'Its last day is over: visitors do not see it.' }
        }
        if (!onClick) return kind.words.stored(wasNew)
        return {
          title: 'Notice taken down',
          description: 'Visitors see it no more',
          action: { label: 'Undo', onClick },
        }
      },
    },
  }
}
