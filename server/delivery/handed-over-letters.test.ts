import { expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { letterMails as letterMailsOf } from '../../content/send-objection.ts'
import { letterConsentMissing, letterFields } from '../../domain/sent-letter.ts'
import { storeLetter } from '../database/sent-letters.ts'
import { watchStatements } from '../database/testing/watched-statements.ts'
import { council, day, describeMails, hour, post, stagesWith, tokenOf } from './testing/describe-mails.ts'

const words = letterMailsOf(firstCampaign.name)

describeMails('letters that residents hand over', (site) => {
  const { deliver, press, rows, store, toCouncil, visitor } = site

  // (rule: letter-when)
  test('are taken only while the consultation is open, with a mail server, the council’s address and the maintainers’ word', async () => {
    const taken = () => Promise.all([visitor().showLetter(post), visitor().storeLetter(post)])
    const conflict = { name: 'ContentError', code: 'conflict' }
    await expect(visitor('203.0.113.9', false).storeLetter(post)).rejects.toMatchObject(conflict)
    for (const change of [{ sends_letters: 'off' }, { sends_letters: undefined }, { council_email: '' }] as const) {
      site.campaign = { ...site.campaign, council_email: council, sends_letters: 'on', ...change }
      await expect(taken()).rejects.toMatchObject(conflict)
    }
    site.campaign = { ...site.campaign, council_email: council, sends_letters: 'on' }
    for (const at of ['2026-11-09T23:59:00Z', '2026-12-02T00:00:00Z']) {
      site.time = Date.parse(at)
      await expect(taken()).rejects.toMatchObject(conflict)
    }
    expect(await rows()).toEqual([])
    site.time = Date.parse('2026-12-01T23:59:00Z')
    await taken()
    expect(await rows()).toHaveLength(1)
  })

  // (rule: letter-fields)
  test('refuses what breaks a rule', async () => {
    const slips = [
      [{ consent: '' }, 'consent', letterConsentMissing],
      [{ consent: 'on' }, 'consent', letterConsentMissing],
      [{ letter: ' \n ' }, 'letter', letterFields.letter.missing],
      [{ letter: 'a\u0007b' }, 'letter', letterFields.letter.malformed],
      [{ address: '' }, 'address', letterFields.address.missing],
      [{ address: 'a\u0000b' }, 'address', letterFields.address.malformed],
      [{ email: 'ann@example.org, bob@example.org' }, 'email', letterFields.email.malformed],
      [{ email: 'ann@example.org\r\nBcc: bob@example.org' }, 'email', letterFields.email.malformed],
      [{ name: 'Ann\r\nBcc: bob@example.org' }, 'name', letterFields.name.malformed],
      [{ name: 'planning@council.example.org' }, 'name', letterFields.name.malformed],
      [{ name: 'Ann ＜boss＠council.example＞' }, 'name', letterFields.name.malformed],
      [{ name: 'https://evil.example' }, 'name', letterFields.name.malformed],
      [{ name: '=?utf-8?q?Bcc?=' }, 'name', letterFields.name.malformed],
      [{ name: '\u202e \u200b' }, 'name', letterFields.name.malformed],
      [{ name: '12345' }, 'name', letterFields.name.malformed],
    ] as const
    for (const [index, [change, field, rule]] of slips.entries()) {
      const { showLetter, storeLetter } = visitor(`203.0.113.${index}`)
      const refusal = { code: 'invalid', fields: [{ field, rule }] }
      await expect(showLetter({ ...post, ...change })).rejects.toMatchObject(refusal)
      await expect(storeLetter({ ...post, ...change })).rejects.toMatchObject(refusal)
    }
    expect(await rows()).toEqual([])
  })

  // (rule: letter-fields)
  test('what turns the direction of writing round is taken out before the letter is shown', async () => {
    const { text = '' } =
      (await visitor().showLetter({ ...post, letter: 'a \u202eb\u202c c\u2066', name: 'An\u202en' })) ?? {}
    expect(text).toContain('a b c')
    expect(text).toContain('Name: Ann')
  })

  test('refuses a letter that is too long, and takes the longest', async () => {
    const rule = 'Use at most 20,000 characters.'
    const refused = { code: 'invalid', fields: [{ field: 'letter', rule }] }
    await expect(visitor().storeLetter({ ...post, letter: 'x'.repeat(20_001) })).rejects.toMatchObject(refused)
    await press(await store({ letter: 'x'.repeat(20_000) }))
    expect((await deliver())[0]?.text).toContain('x'.repeat(20_000))
  })

  // (rule: letter-once, letter-answer)
  test('an inbox has one letter in a consultation, and who tries again is told so by e-mail alone', async () => {
    const token = await store()
    for (const email of ['ann@example.org', 'ANN+again@example.org']) {
      await visitor().storeLetter({ ...post, email, letter: 'Another one.' })
      expect(await deliver()).toEqual([])
    }
    site.time += hour
    await visitor().storeLetter({ ...post, letter: 'Another one.' })
    const [again] = await deliver()
    expect(again?.headers.get('subject')).toBe(words.again.subject)
    expect(again?.text).not.toContain('Another')
    expect((await visitor().openLetter(tokenOf(again)))?.mail.text).toContain(post.letter)
    await press(token)
    await deliver()
    site.time += 4 * day
    await visitor().storeLetter({ ...post, letter: 'Another one.' })
    expect(await deliver()).toHaveLength(1)
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
    site.stages = stagesWith('2027-03-01', '2027-03-30')
    site.time = Date.parse('2027-03-05T12:00:00Z')
    await press(await store())
    await deliver()
    expect(toCouncil()).toHaveLength(2)
  })

  test('the work is the same whether or not an inbox has sent one', async () => {
    const { watched, statements } = watchStatements(site.database.db)
    const workOf = async () => {
      statements.length = 0
      const dates = { opens: '2026-11-10', closes: '2026-12-01' }
      const place = { dates, reference: 'X', consentText: 'Y', now: new Date(site.time) }
      await storeLetter(watched, { ...post, consent: 'yes' }, place)
      return [...statements]
    }
    const fresh = await workOf()
    expect(fresh.length).toBeGreaterThan(3)
    expect(await workOf()).toEqual(fresh)
    await press(tokenOf((await deliver()).at(-1)))
    await deliver()
    site.time += day
    expect(await workOf()).toEqual(fresh)
  })

  // (rule: letter-once)
  test('dates that are put right make no other consultation of the same one', async () => {
    await press(await store())
    await deliver()
    for (const [opens, closes] of [
      ['2026-11-11', '2026-12-01'],
      ['2026-11-20', '2026-12-15'],
      ['2026-11-21', '2026-12-15'],
      ['2026-11-01', '2026-12-15'],
    ] as const) {
      site.stages = stagesWith(opens, closes)
      site.time += day
      for (const email of ['ann@example.org', `new-${site.time}@example.org`])
        await visitor().storeLetter({ ...post, email })
      await deliver()
    }
    expect((await rows()).filter(({ state }) => state === 'accepted')).toHaveLength(1)
    expect(new Set((await rows()).map(({ consultation }) => consultation))).toEqual(new Set(['2026-11-10']))
    expect(await rows()).toHaveLength(5)
    site.stages = stagesWith('2026-12-16', '2027-01-15')
    site.time = Date.parse('2026-12-20T12:00:00Z')
    await press(await store())
    await deliver()
    expect(toCouncil()).toHaveLength(2)
  })

  test('limits of visitors hold, and looking at the e-mail counts for none of them', async () => {
    const one = visitor()
    for (let count = 0; count < 7; count += 1) await one.showLetter(post)
    for (let count = 0; count < 5; count += 1) await one.storeLetter({ ...post, email: `ann${count}@example.org` })
    await expect(one.storeLetter(post)).rejects.toMatchObject({ code: 'too-many' })
    expect(await rows()).toHaveLength(5)
  })

  test.each(['', 'made-up', '\0', 'x'.repeat(10_000)])(
    'what is no link of ours (%#) leads to no letter',
    async (token) => {
      await store()
      expect(await visitor().openLetter(token)).toBeUndefined()
      expect(await press(token)).toBeUndefined()
      expect(await visitor().deleteLetter(token)).toBe('unknown')
      expect(await rows()).toMatchObject([{ state: 'unproved' }])
    },
  )

  // (rule: letter-version)
  test.each([
    { council_email: 'other@council.example.org' },
    { contact_email: 'other@example.org' },
    { name: 'Another Name' },
  ])('a letter goes only as its sender saw it, and is shown anew where %j was changed since', async (change) => {
    const token = await store()
    const seen = await visitor().openLetter(token)
    site.campaign = { ...site.campaign, ...change }
    const shown = await visitor().sendLetter(token, seen?.version ?? '')
    expect(shown).toMatchObject({ state: 'unproved', isChanged: true })
    expect(await visitor().sendLetter(token, 'made-up')).toMatchObject({ isChanged: true })
    expect(await rows()).toMatchObject([{ state: 'unproved' }])
    expect(await visitor().sendLetter(token, shown?.version ?? '')).toMatchObject({
      state: 'waiting',
      mail: shown?.mail,
    })
    const [letter] = await deliver()
    expect(letter?.to).toEqual([shown?.mail.to])
    expect(letter?.headers.get('from')).toBe(shown?.mail.from)
  })
})
