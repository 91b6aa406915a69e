import { expect, test } from 'vitest'
import { letterNews } from '../../content/send-objection.ts'
import { deliverNext } from './deliver.ts'
import { createMailServer, type SendMail } from './mail-server.ts'
import { council, describeMails, hour, never, post, stagesWith, tokenOf } from './testing/describe-mails.ts'

const noFacts = { at: '', host: '', answer: '', council }

describeMails('letters of a process that dies or comes late', (site) => {
  const { deliver, press, rows, store, toCouncil, visitor } = site

  /** A process that nobody hears of any more: its lease is renewed after twenty minutes of real time. */
  const deadOptions = (send: SendMail) => site.options({ send, leaseMs: hour })

  test('a site that dies before the last byte sends the letter later, and one that dies after it never again', async () => {
    for (const [email, isHandedOver] of [
      ['before@example.org', false],
      ['after@example.org', true],
    ] as const) {
      await press(await store({ email }))
      const dies = Promise.withResolvers<never>()
      const send = async (...[, , handOver]: Parameters<ReturnType<typeof createMailServer>>) => {
        if (isHandedOver) await handOver?.()
        reached.resolve()
        return await dies.promise
      }
      const reached = Promise.withResolvers<void>()
      void deliverNext(deadOptions(send), never)
      await reached.promise
      site.time += hour
      await deliver()
    }
    expect(toCouncil().map(({ headers }) => headers.get('reply-to'))).toEqual(['Ann Example <before@example.org>'])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'in-doubt'])
  })

  test('a process that was thought dead hands nothing over once another has taken the letter', async () => {
    await press(await store())
    const waits = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    const send = createMailServer(site.mailHost.url)
    const sendsLate: SendMail = (mail, signal, handOver) =>
      send(mail, signal, async () => {
        reached.resolve()
        await waits.promise
        return (await handOver?.()) ?? true
      })
    const slow = deliverNext(deadOptions(sendsLate), never)
    await reached.promise
    site.time += hour
    await deliver()
    waits.resolve()
    await slow
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
  })

  // (rule: letter-late)
  test('none leaves after the consultation, and its sender is told; once it is open again, the same link sends it', async () => {
    site.time = Date.parse('2026-12-01T23:50:00Z')
    const proved = await store()
    const unproved = await store({ email: 'bob@example.org' })
    await press(proved)
    site.time = Date.parse('2026-12-02T00:10:00Z')
    expect(await visitor().openLetter(unproved)).toMatchObject({ state: 'too-late' })
    expect(await press(unproved)).toMatchObject({ state: 'too-late' })
    const [told, ...none] = await deliver()
    expect(none).toEqual([])
    expect(told?.to).toEqual([post.email])
    expect(told?.headers.get('subject')).toBe(letterNews['too-late'](noFacts).title)
    expect(told?.text).toContain(post.letter)
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'too-late' })
    expect(toCouncil()).toEqual([])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['too-late', 'unproved'])

    site.stages = stagesWith('2026-11-10', '2026-12-10')
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'unproved' })
    expect(await deliver()).toEqual([])
    for (const token of [proved, tokenOf(told), unproved]) await press(token)
    await deliver()
    expect(toCouncil().map(({ headers }) => headers.get('reply-to'))).toEqual([
      'Ann Example <ann@example.org>',
      'Ann Example <bob@example.org>',
    ])
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'accepted' })
  })

  // (rule: letter-late, letter-once)
  test('a letter that came too late keeps nobody from handing over another, and of the two one goes', async () => {
    const late = await store()
    await press(late)
    site.stages = stagesWith('2026-11-10', '2026-11-19')
    await deliver()
    site.stages = stagesWith('2026-11-10', '2026-12-01')
    await visitor().storeLetter({ ...post, letter: 'The newer one.' })
    site.time += hour
    const newer = tokenOf((await deliver()).at(-1))
    expect(await visitor().openLetter(late)).toMatchObject({ state: 'another' })
    expect(await press(late)).toMatchObject({ state: 'another' })
    await press(newer)
    await press(late)
    await deliver()
    expect(toCouncil().map(({ text }) => text.includes('The newer one.'))).toEqual([true])
    expect(await visitor().openLetter(late)).toMatchObject({ state: 'another' })
  })

  test('a process that was slow while its letter came too late hands nothing over once it is sent again', async () => {
    const token = await store()
    await press(token)
    const reached = Promise.withResolvers<Parameters<SendMail>[2]>()
    const waits = Promise.withResolvers<string>()
    const sendsLate: SendMail = async (_mail, _signal, handOver) => {
      reached.resolve(handOver)
      return await waits.promise
    }
    const slow = deliverNext(deadOptions(sendsLate), never)
    const handOverLate = await reached.promise
    site.time += hour
    site.stages = stagesWith('2026-11-10', '2026-11-19')
    await deliver()
    site.stages = stagesWith('2026-11-10', '2026-12-01')
    await press(token)
    const handedOver: unknown[] = []
    const send = createMailServer(site.mailHost.url)
    await deliver({
      send: async (mail, ...rest) => {
        if (mail.to.address === council) handedOver.push(await handOverLate?.())
        return await send(mail, ...rest)
      },
    })
    waits.resolve('250 that of the slow one')
    await slow
    expect(handedOver).toEqual([false])
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', answer: expect.not.stringContaining('slow') }])
  })
})
