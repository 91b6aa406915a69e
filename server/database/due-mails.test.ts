import { expect, it } from 'vitest'
import { selectDue } from './due-mails.ts'
import { queueMail } from './mail-queue.ts'
import { describeOnBoth } from './testing/database-host.ts'

describeOnBoth('what leaves next', (host) => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  const noHour = { all: 0, messages: 0, digests: 0 }
  const reminder = 'reminder-last-day-2026-11-20'

  it.each([
    [
      'all, in the order of who waits',
      noHour,
      10,
      [reminder, 'ann', 'bob', 'question', 'news', 'reminder-opens-2026-11-20'],
    ],
    ['what people wait for, where one has to choose', noHour, 3, [reminder, 'ann', 'bob']],
    [
      'neither updates nor reminders, where they had nine tenths',
      { all: 180, messages: 9, digests: 0 },
      10,
      ['ann', 'bob', 'question'],
    ],
    ['one more confirmation, at the end of the hour', { all: 199, messages: 9, digests: 0 }, 10, ['ann']],
    [
      'no message, where they had a quarter',
      { all: 60, messages: 50, digests: 1 },
      4,
      [reminder, 'ann', 'bob', 'news'],
    ],
    ['nothing, where the hour is used up', { all: 200, messages: 9, digests: 0 }, 10, []],
  ])('is %s', async (_, hour, most, wanted) => {
    const { database } = await host().openDatabase()
    const mails = {
      news: 'update',
      'reminder-opens-2026-11-20': 'update',
      question: 'message',
      ann: 'confirmation',
      bob: 'welcome',
      [reminder]: 'update',
    } as const
    for (const [place, [about, kind]] of Object.entries(mails).entries())
      await queueMail(database.db, { kind, about }, new Date(now.getTime() - 1000 + place))
    const rows = await database.db
      .transaction()
      .execute((transaction) => selectDue(transaction, { now, most, anHour: 200 }, hour))
    expect(rows.map(({ row }) => row.about)).toEqual(wanted)
  })
})
