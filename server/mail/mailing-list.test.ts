import { expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { mails as mailsOf } from '../../content/mail-words.ts'
import { day, describeMails, hour } from './testing/describe-mails.ts'

const mails = mailsOf(firstCampaign.name)

describeMails('the mailing list', (site) => {
  const { deliver, execute, visitor } = site
  const signUp = (EMAIL = 'ann@example.org') => visitor().signUp({ EMAIL, FNAME: 'Ann', POSTCODE: 'CV35 8AA' })
  const rows = () => execute('select * from newsletter_signups order by signed_up_at')
  const tokenOf = (mail: { text: string } | undefined, page: string) =>
    new RegExp(`^https://example\\.org/quarry/newsletter/${page}#([\\w-]{32})$`, 'm').exec(mail?.text ?? '')?.[1] ?? ''
  const oneClickOf = (mail: { headers: Map<string, string> } | undefined) =>
    /^<https:\/\/example\.org\/quarry\/newsletter\/unsubscribe\?token=([\w-]{32})>$/.exec(
      mail?.headers.get('list-unsubscribe') ?? '',
    )?.[1] ?? ''
  const everything = async () => {
    const tables = ['newsletter_signups', 'newsletter_links', 'mail_queue']
    return JSON.stringify(await Promise.all(tables.map(site.rows)))
  }

  test('a sign-up gets one e-mail with a link to confirm and ways to leave; the one for mail programs, which logs may have, does nothing else; no link can be read in the database, and nothing of who left', async () => {
    await signUp()
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: 'campaign@example.org', to: ['ann@example.org'] })
    expect(mail?.headers.get('subject')).toBe(mails.confirm.subject)
    const [token, oneClick] = [tokenOf(mail, 'confirm'), oneClickOf(mail)]
    expect(tokenOf(mail, 'unsubscribe')).toBe(token)
    expect(mail?.text).toContain(`${mails.code} ${token}\n`)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const stored = await everything()
    for (const link of [token, oneClick]) expect(stored).not.toContain(link)
    expect(await visitor().confirmSignup(oneClick)).toBe('unknown')
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }])
    expect(await visitor().unsubscribe(oneClick)).toBe('done')
    expect(await rows()).toEqual([])
    expect(await everything()).not.toMatch(/ann@|Ann|CV35/)
  })

  test('a link is too old after two weeks, and the one of a new e-mail works', async () => {
    await signUp()
    const token = tokenOf((await deliver())[0], 'confirm')
    site.time += 14 * day + 1
    expect(await visitor().confirmSignup(token)).toBe('expired')
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', confirmed_at: null }])
    await signUp()
    const newer = tokenOf((await deliver())[0], 'confirm')
    expect(await visitor().confirmSignup(newer)).toBe('done')
    site.time += 100 * day
    expect(await visitor().confirmSignup(newer)).toBe('done')
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
  })

  test('an e-mail that is tried again has links of its own, and those of the one that may have arrived work too', async () => {
    await signUp()
    site.mailHost.behave({ dropAt: 'accepted' })
    const [first] = await deliver()
    site.mailHost.behave({})
    site.time += hour
    const [copy] = await deliver()
    expect(tokenOf(copy, 'confirm')).not.toBe(tokenOf(first, 'confirm'))
    expect(await visitor().confirmSignup(tokenOf(first, 'confirm'))).toBe('done')
    expect(await visitor().unsubscribe(tokenOf(copy, 'unsubscribe'))).toBe('done')
  })

  test('an inbox can be asked again, ever more rarely, each time by another e-mail', async () => {
    const ids: (string | undefined)[] = []
    await signUp()
    ids.push((await deliver())[0]?.headers.get('message-id'))
    for (const hours of [1, 2, 4]) {
      site.time += hours * hour - 1
      await signUp('Ann@Example.org')
      expect(await deliver()).toEqual([])
      site.time += 1
      await signUp('Ann@Example.org')
      const [mail] = await deliver()
      expect(mail?.to).toEqual(['Ann@example.org'])
      ids.push(mail?.headers.get('message-id'))
    }
    expect(new Set(ids).size).toBe(4)
    expect(await rows()).toHaveLength(1)
  })

  test('of a sign-up that nobody has confirmed the last form counts, and no earlier link confirms another form of the address', async () => {
    await signUp('ann+other@example.org')
    const earlier = tokenOf((await deliver())[0], 'confirm')
    site.time += hour
    await visitor().signUp({ EMAIL: 'ann@example.org', FNAME: 'Annie' })
    const [mail] = await deliver()
    expect(mail?.to).toEqual(['ann@example.org'])
    expect(await visitor().confirmSignup(earlier)).toBe('expired')
    expect(await visitor().confirmSignup(tokenOf(mail, 'confirm'))).toBe('done')
    expect(await rows()).toMatchObject([{ email: 'ann@example.org', first_name: 'Annie', state: 'confirmed' }])
  })

  test('a last day that is known is in the e-mail that welcomes once, with a date for the calendar; one that is not is in none', async () => {
    site.settings.lastDay = 'Friday 12 March 2027'
    await signUp()
    const token = tokenOf((await deliver())[0], 'confirm')
    for (const _twice of [1, 2]) await visitor().confirmSignup(token)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail?.headers.get('subject')).toBe(mails.welcome.subject)
    expect(mail?.text).toContain(mails.lastDay(site.settings.lastDay))
    expect(mail?.text).toContain(mails.welcome.often)
    expect(await visitor().unsubscribe(tokenOf(mail, 'unsubscribe'))).toBe('done')
    site.settings.lastDay = ''
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    await visitor().confirmSignup(tokenOf((await deliver())[0], 'confirm'))
    expect((await deliver())[0]?.text).not.toMatch(/consultation-closes|write-objection/)
  })

  test('who is on the list already is told so by e-mail, and stays there as they are', async () => {
    await signUp()
    await visitor().confirmSignup(tokenOf((await deliver())[0], 'confirm'))
    await deliver()
    site.time += hour
    await visitor().signUp({ EMAIL: 'ann+other@example.org', FNAME: 'Somebody' })
    const [mail] = await deliver()
    expect(mail?.to).toEqual(['ann@example.org'])
    expect(mail?.headers.get('subject')).toBe(mails.alreadyListed.subject)
    expect(tokenOf(mail, 'confirm')).toBe('')
    expect(tokenOf(mail, 'unsubscribe')).not.toBe('')
    expect(await rows()).toMatchObject([{ state: 'confirmed', first_name: 'Ann' }])
  })

  test('leaving deletes all and may be repeated; who left gets nothing more before they confirm once more', async () => {
    await signUp()
    const token = tokenOf((await deliver())[0], 'unsubscribe')
    await visitor().confirmSignup(token)
    for (const wait of [0, day]) {
      site.time += wait
      expect(await visitor().unsubscribe(token)).toBe('done')
    }
    expect(await rows()).toEqual([])
    expect(await visitor().confirmSignup(token)).toBe('expired')
    await signUp()
    expect((await deliver()).map(({ headers }) => headers.get('subject'))).toEqual([mails.confirm.subject])
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }])
  })

  test('who signs up while the hour is used up is told so, whether or not the address is known', async () => {
    site.settings.anHour = 10
    const answers: number[] = []
    for (let count = 0; count < 12; count += 1) answers.push((await signUp(`a${count}@example.org`)).mailWithinHours)
    expect(answers).toEqual([...Array(10).fill(0), 1, 1])
    await deliver()
    for (const address of ['a0@example.org', 'new@example.org'])
      expect(await signUp(address)).toEqual({ mailWithinHours: 1 })
    await execute(`insert into mail_queue (id, kind, about, due)
      select 'r' || one.id || two.id, 'update', 'reminder-last-day-2026-11-20', one.due
        from mail_queue one cross join mail_queue two where one.state = 'waiting' and two.state = 'waiting'`)
    expect(await signUp('later@example.org')).toEqual({ mailWithinHours: 2 })
    site.settings.anHour = 100
    expect(await signUp('soon@example.org')).toEqual({ mailWithinHours: 0 })
  })

  test('who leaves or confirms while the e-mail is still tried gets no second one of it', async () => {
    site.mailHost.behave({ dropAt: 'accepted' })
    await signUp()
    await visitor().unsubscribe(oneClickOf((await deliver())[0]))
    await signUp('bob@example.org')
    await visitor().confirmSignup(tokenOf((await deliver())[0], 'confirm'))
    site.mailHost.behave({})
    site.time += day
    const left = (await deliver()).map(({ to, headers }) => [...to, headers.get('subject')])
    expect(left).toEqual([['bob@example.org', mails.welcome.subject]])
  })
})
