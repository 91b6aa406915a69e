import { expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { letterMails as letterMailsOf, letterNews, sendObjection } from '../../content/send-objection.ts'
import { readLetterReport } from '../database/sent-letter-report.ts'
import { createMailServer } from './mail-server.ts'
import { council, day, describeMails, hour, minute, post, stagesWith, tokenOf } from './testing/describe-mails.ts'

const words = letterMailsOf(firstCampaign.name)

describeMails('letters that the site sends for residents', (site) => {
  const { deliver, press, rows, store, toCouncil, visitor } = site

  // (rule: letter-way, letter-mail)
  test('goes to the council once its sender has proved the address, exactly as it was shown', async () => {
    const shown = await visitor().showLetter(post)
    expect(await rows()).toEqual([])
    await visitor().storeLetter(post)
    const [proof, ...none] = await deliver()
    expect(none).toEqual([])
    expect(proof).toMatchObject({ to: [post.email], from: 'campaign@example.org' })
    expect(proof?.text).not.toMatch(/Ann|Barford|footpath/)
    expect(await visitor().openLetter(tokenOf(proof))).toMatchObject({ state: 'unproved', mail: shown })
    expect(await deliver()).toEqual([])

    expect(await press(tokenOf(proof))).toMatchObject({ state: 'waiting', mail: shown })
    const [letter, outcome] = await deliver()
    expect(letter).toMatchObject({ to: [council], from: 'campaign@example.org' })
    expect(letter?.headers.get('from')).toBe(`${words.council.sender('Ann Example')} <campaign@example.org>`)
    expect(shown.from).toBe(letter?.headers.get('from'))
    expect(letter?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
    expect(letter?.headers.get('subject')).toBe(shown.subject)
    expect(letter?.text.trimEnd()).toBe(shown.text)
    expect(shown.text).toContain(post.letter)
    expect(letter?.headers.has('cc')).toBe(false)
    expect(letter?.text).not.toContain(post.email)

    expect(outcome?.to).toEqual([post.email])
    expect(outcome?.text).toContain(post.letter)
    expect(outcome?.headers.get('subject')).toBe('Your letter was accepted')
    expect(outcome?.text).toContain('https://example.org/quarry/took-part')
    const told = { state: 'accepted', host: 'mail.example', settledAt: '2026-11-20T12:00:00.000Z' }
    for (const mail of [proof, outcome]) expect(await visitor().openLetter(tokenOf(mail))).toMatchObject(told)
    site.time += day
    await press(tokenOf(proof))
    expect(await deliver()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'accepted', consent_text: sendObjection.consent }])
  })

  test.each([
    'Ann\r\nBcc: bob@example.org\r\n\r\nSubject: changed',
    '=?utf-8?q?Bcc=3A_bob=40example.org?=',
    '.\r\n.\r\nQUIT\r\nMAIL FROM:<a@example.org>',
    '-- \n<script>alert(1)</script> {{7*7}} {x} %0d%0aTo: bob@example.org',
    `${'a'.repeat(5000)} ${'é🦆'.repeat(400)} \u2028 \u0085 end`,
  ])('carry %# of what hostile people type as plain text and in no header', async (text) => {
    const token = await store({ letter: `x ${text}`, address: `y ${text.slice(0, 400)}` })
    const { mail } = (await visitor().openLetter(token)) ?? {}
    await press(token)
    const [letter] = (await deliver()).filter(({ to }) => to.includes(council))
    expect(letter?.to).toEqual([council])
    expect([...(letter?.headers.keys() ?? [])].toSorted()).toEqual([
      ...['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to'],
      ...['subject', 'to'],
    ])
    expect(letter?.text.trimEnd()).toBe(mail?.text.trimEnd())
  })

  // (rule: letter-fields)
  test.each([
    ['Jo "Bo" Smith', '"Jo \\"Bo\\" Smith" <ann@example.org>'],
    ["Seán O'Neill 🦆", '=?UTF-8?'],
  ])('a name such as %s goes as it is and becomes no address', async (name, replyTo) => {
    await press(await store({ name }))
    const [letter] = (await deliver()).filter(({ to }) => to.includes(council))
    expect(letter?.to).toEqual([council])
    expect(letter?.headers.get('reply-to')).toContain(replyTo)
    expect(letter?.headers.get('from')).toMatch(/ <campaign@example\.org>$/)
    expect(letter?.text).toContain(`Name: ${name}`)
  })

  // (rule: letter-refused)
  test('a refusal is told with the server’s words, and the inbox may hand over another', async () => {
    const token = await store()
    await press(token)
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await deliver({ send: onlyToCouncil() })
    site.mailHost.behave({})
    site.time += 2 * minute
    const [told] = await deliver()
    expect(told?.headers.get('subject')).toBe('Your letter was not sent')
    expect(told?.text).toContain('550')
    expect(await visitor().openLetter(token)).toMatchObject({
      state: 'refused',
      answer: expect.stringContaining('550'),
    })
    expect((await readLetterReport(site.database.db)).failures).toMatchObject([
      { state: 'refused', answer: expect.not.stringMatching(/@|Ann/) },
    ])
    // No hour to wait: it may be the last one.
    await press(await store({ letter: 'Once more.' }))
    await deliver()
    expect(toCouncil()).toHaveLength(1)
  })

  // (rule: letter-retries, letter-desk)
  test('a server that refuses who sends is asked again, for the letter and for what its sender is told of it', async () => {
    const token = await store()
    await press(token)
    site.mailHost.behave({ refuse: { at: 'DATA', code: 550, more: '5.7.1' } })
    for (let tries = 0; tries < 3; tries += 1) {
      await deliver()
      site.time += hour
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 3 }])
    expect((await readLetterReport(site.database.db)).failures).toMatchObject([
      { state: 'waiting', at: '2026-11-20T12:00:00.000Z', answer: expect.stringMatching(/^550 5\.7\.1/) },
    ])
    site.mailHost.behave((to) => ({ refuse: { at: 'RCPT', code: 550, more: to === council ? '5.1.1' : '5.7.1' } }))
    await deliver()
    expect(await visitor().openLetter(token)).toMatchObject({ state: 'refused', wasTriedForDays: false })
    const news = async () => (await readLetterReport(site.database.db)).news
    expect(await news()).toEqual({ refused: { sent: 0, waiting: 1, failed: 0 } })
    site.mailHost.behave({})
    site.time += hour
    const [told] = await deliver()
    expect(told?.text).toMatch(/refused it on 20 November 2026 at 15:00. Its reason was: ‘550 5\.1\.1/)
    expect(await news()).toEqual({ refused: { sent: 1, waiting: 0, failed: 0 } })
  })

  test('a letter that nobody took for days is given up, and one whose sender has no mailbox tells nobody', async () => {
    site.stages = stagesWith('2026-11-10', '2026-12-31')
    const token = await store()
    await press(token)
    site.mailHost.behave((to) =>
      to === '' ? {} : { refuse: { at: 'RCPT', code: 550, more: to === council ? '5.7.1' : '5.1.1' } },
    )
    for (let tries = 0; tries < 30; tries += 1) {
      await deliver()
      site.time += 6 * hour
    }
    const { wasTriedForDays, state } = (await visitor().openLetter(token)) ?? {}
    expect({ wasTriedForDays, state }).toEqual({ wasTriedForDays: true, state: 'refused' })
    expect((await readLetterReport(site.database.db)).news).toEqual({ refused: { sent: 0, waiting: 0, failed: 1 } })
  })

  // (rule: letter-retries)
  test('a server that is busy or away is asked again, and the council gets the letter once', async () => {
    await press(await store())
    for (const behaviour of [
      { refuse: { at: 'DATA', code: 451 } },
      { dropAt: 'greeting' },
      { refuse: { at: 'MAIL', code: 421 } },
    ] as const) {
      site.mailHost.behave(behaviour)
      await deliver()
      expect(await rows()).toMatchObject([{ state: 'waiting', delivery_state: 'waiting', is_in_doubt: 0 }])
      site.time += hour
    }
    site.mailHost.behave({})
    await deliver()
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', attempts: 4 }])
  })

  // (rule: letter-doubt)
  test.each(['accepted', 'data'] as const)(
    'a letter that may have arrived (%s) is never sent again, and its sender is told so',
    async (dropAt) => {
      const token = await store()
      await press(token)
      site.mailHost.behave({ dropAt })
      await deliver({ send: onlyToCouncil() })
      site.mailHost.behave({})
      site.time += 5 * day
      const [told] = await deliver()
      expect(told?.headers.get('subject')).toBe('We do not know whether your letter arrived')
      expect(toCouncil()).toHaveLength(dropAt === 'accepted' ? 1 : 0)
      expect(await visitor().openLetter(token)).toMatchObject({ state: 'in-doubt' })
      await visitor().storeLetter(post)
      await deliver()
      expect(toCouncil()).toHaveLength(dropAt === 'accepted' ? 1 : 0)
    },
  )

  /** A mail server that takes what goes to the council, and is away for all else. */
  const onlyToCouncil = () => {
    const send = createMailServer(site.mailHost.url)
    const away = createMailServer('smtp://127.0.0.1:1')
    return (...[mail, ...rest]: Parameters<typeof send>) => (mail.to.address === council ? send : away)(mail, ...rest)
  }

  // (rule: letter-when)
  test('switched off, none goes that nobody sent before, nor is it lost: it goes by another press once that is back', async () => {
    const pressed = await store()
    await press(pressed)
    const token = await store({ email: 'bob@example.org' })
    site.mailHost.received.length = 0
    for (const change of [{ sends_letters: 'off' }, { council_email: '' }] as const) {
      site.campaign = { ...site.campaign, council_email: council, sends_letters: 'on', ...change }
      expect(await press(token)).toMatchObject({ state: 'not-now' })
      await deliver()
    }
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'unproved'])
    site.campaign = { ...site.campaign, council_email: council, sends_letters: 'on' }
    expect(await press(token)).toMatchObject({ state: 'waiting' })
    await deliver()
    expect(toCouncil()).toHaveLength(1)
  })

  // (rule: letter-secrets, no-visitor-in-log)
  test('no secret is in the database, and nothing of a person in the log', async () => {
    const token = await store()
    await press(token)
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await deliver()
    const stored = await Promise.all(['sent_letters', 'sent_letter_mails', 'sent_letter_links'].map(rows))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(site.logged.length).toBeGreaterThan(1)
    expect(JSON.stringify(site.logged)).not.toMatch(/Ann|ann@|Church|Barford|planning@/)
  })
})

test('the words for each state name the server and the time', () => {
  const facts = { at: '22 November 2026 at 12:04', host: 'mail.example', answer: '250 OK', council }
  expect(letterNews.accepted(facts).text).toContain('mail.example')
  expect(letterNews.accepted(facts).text).toContain(facts.at)
})
