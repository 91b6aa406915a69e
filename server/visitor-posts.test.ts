import { expect, onTestFinished, test, vi } from 'vitest'
import { contact, messageConsent } from '../content/contact.ts'
import { messageFields } from '../domain/visitor-fields.ts'
import { countMessages, countSignups, listMessages, listSignups } from './database/received.ts'
import { deleteExpired } from './database/retention.ts'
import { sampleMessage } from './database/testing/sample-rows.ts'
import { day, describeMails } from './mail/testing/describe-mails.ts'

const message = { ...sampleMessage, message: 'Which footpath\nis meant? “This” one 🦆.' }

describeMails('what visitors send', (site) => {
  const { execute, logged, visitor, rows } = site

  const sender = ['203.0.113.9', { 'x-forwarded-for': '198.51.100.77' }] as const
  const expectNoAddress = (stored: object) => expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|198\.51\.100/)

  test('a message is stored as it was written, with the words of the consent and nothing of its sender’s network', async () => {
    await visitor(...sender).sendMessage({ ...message, form: 'message', website: '' })
    expectNoAddress(await rows('messages'))
    expect(await rows('messages')).toMatchObject([
      {
        name: message.name,
        email: message.email,
        subject: message.subject,
        message: message.message,
        received_at: '2026-11-20T12:00:00.000Z',
        consent_text: messageConsent,
        answered_at: null,
      },
    ])
  })

  test('a hall behind one address may send 150 forms of each kind in ten minutes, and is told then how long to wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const take = visitor()
    for (let count = 0; count < 150; count += 1) await take.sendMessage(message)
    await expect(take.sendMessage(message)).rejects.toMatchObject({
      ...{ code: 'too-many', retryAfterSeconds: 600, message: expect.stringContaining('Please wait 10 minutes') },
    })
    expect(await rows('messages')).toHaveLength(150)
    await take.signUp({ EMAIL: 'ann@example.org' })
  })

  test('forms with slips use up nothing of what may be sent, but they are not endless either', async () => {
    const take = visitor()
    for (let count = 0; count < 600; count += 1) {
      await expect(take.sendMessage({ ...message, name: '' })).rejects.toMatchObject({
        ...{ code: 'invalid', fields: [{ field: 'name', rule: messageFields.name.missing }] },
      })
      if (count === 100) await take.sendMessage(message)
    }
    await expect(take.sendMessage(message)).rejects.toMatchObject({ code: 'too-many' })
    await take.signUp({ EMAIL: 'ann@example.org' })
  })

  test('who runs the site behind a proxy that it was not told of is told once', async () => {
    const take = visitor('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })
    for (let count = 0; count < 3; count += 1) await take.sendMessage(message)
    expect(logged).toEqual([{ words: expect.stringContaining('TRUSTED_PROXIES') }])
    expect(JSON.stringify(logged)).not.toMatch(/198\.51|127\.0/)
  })

  test('a sign-up is stored unconfirmed, with the words that were agreed to', async () => {
    const take = visitor(...sender)
    await take.signUp({ EMAIL: 'ann@example.org', FNAME: 'Ann', POSTCODE: 'CV35 8AA' })
    await take.signUp({ EMAIL: 'bob@example.org' })
    expectNoAddress(await rows('newsletter_signups'))
    expect(await rows('newsletter_signups')).toMatchObject([
      {
        email: 'ann@example.org',
        first_name: 'Ann',
        postcode: 'CV35 8AA',
        signed_up_at: '2026-11-20T12:00:00.000Z',
        consent_text: contact.newsletter.consent,
        state: 'unconfirmed',
      },
      { email: 'bob@example.org', first_name: '', postcode: '' },
    ])
  })

  test('what is listed goes on after the last one of a page, and is counted', async () => {
    const take = visitor()
    for (const _one of [1, 2, 3]) await take.sendMessage(message)
    const { reader } = site.database
    const [first, second] = await listMessages(reader, { limit: 2 })
    const after = { at: second?.received_at ?? '', id: second?.id ?? '' }
    const [third, ...others] = await listMessages(reader, { limit: 2, after })
    expect([new Set([first?.id, second?.id, third?.id]).size, others]).toEqual([3, []])
    expect(await countMessages(reader)).toEqual({ all: 3, unanswered: 3 })
    await take.signUp({ EMAIL: 'ann@example.org' })
    expect(await listSignups(reader, { limit: 2 })).toHaveLength(1)
    expect(await countSignups(reader)).toEqual({ unconfirmed: 1, confirmed: 0, refused: 0 })
  })

  test('the sender is told of what is stored, and of nothing else', async () => {
    const onStored = vi.fn()
    const take = visitor('::1', {}, onStored)
    await take.sendMessage(message)
    await take.signUp({ EMAIL: 'ann@example.org' })
    expect(onStored).toHaveBeenCalledTimes(2)
    await take.sendMessage({}).catch(() => undefined)
    await execute('alter table messages rename to lost')
    await expect(take.sendMessage(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(onStored).toHaveBeenCalledTimes(2)
  })

  test('what was sent is deleted when its time is over, and not before', async () => {
    const kept = { messages: 10, newsletter_signups: 20, unconfirmed_signups: 4 }
    const take = visitor()
    await take.sendMessage(message)
    await take.signUp({ EMAIL: 'ann@example.org' })
    await execute("update newsletter_signups set state = 'confirmed'")
    await take.signUp({ EMAIL: 'bob@example.org' })
    const left = async (days: number) => {
      await deleteExpired(site.database.db, new Date(site.time + days * day), kept)
      const signups = await rows('newsletter_signups')
      return [(await rows('messages')).length, signups.map(({ email }) => email)]
    }
    expect(await left(4)).toEqual([1, ['ann@example.org', 'bob@example.org']])
    expect(await left(4.001)).toEqual([1, ['ann@example.org']])
    expect(await left(10)).toEqual([1, ['ann@example.org']])
    expect(await left(10.001)).toEqual([0, ['ann@example.org']])
    expect(await left(20)).toEqual([0, ['ann@example.org']])
    expect(await left(20.001)).toEqual([0, []])
  })
})
