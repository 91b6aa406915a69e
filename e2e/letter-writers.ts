import { readFileSync } from 'node:fs'
import { devices, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import PostalMime from 'postal-mime'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { wayLabels } from '../content/written-words.ts'
import type { Way } from '../domain/ways-to-send.ts'
import { factOn, firstWay, goOn, type Reader, readerOf, tell } from './in-writing.ts'
import { day, setCampaign, setStage } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'

const phone = devices['Pixel 7'].userAgent
const windows = devices['Desktop Chrome'].userAgent

interface Writer {
  place: string
  /** What they know of each reason, in the order of ticking. */
  facts: Record<string, string>
  way: Way
  userAgent?: string
  /** What the closer look finds, and the words that they take out for it. */
  mended?: { found: string; without: string }
  /** What else the letter says. */
  said?: RegExp
  isByKeyboard?: boolean
  /** What there is to see on the page of their place. */
  atPlace?: (page: Page) => Promise<void>
}

const garden = 'I am 81, and on dry days I sit in my garden in Church Street from two to five.'
const dust = 'Dust, air quality and health'
const lorries = 'Lorries and road safety'
const heritage = 'Heritage and its setting'

const writers: Record<string, Writer> = {
  '1 an old man in Barford': {
    place: 'Barford',
    facts: {
      [dust]: garden,
      [lorries]: 'I wait for the bus at the Granville each Tuesday at ten.',
      'Noise and vibration': 'I rest after lunch with the window open, and hear the church clock.',
    },
    way: 'mail',
  },
  '2 a commuter in Wellesbourne': {
    place: 'Wellesbourne',
    facts: { [lorries]: 'I leave Wellesbourne at 7.15, and the A429 queues back from the Barford turn.' },
    way: 'mail',
  },
  '3 a mother in Wasperton': {
    place: 'Wasperton',
    facts: {
      [dust]: 'My daughter Molly plays outdoors from half past three each day.',
      [lorries]: 'We cross the A429 at 8.20 to reach the school bus.',
    },
    way: 'mail',
    mended: { found: 'This names a child', without: ' Molly' },
  },
  '4 a farmer in Charlecote': {
    place: 'Charlecote',
    userAgent: windows,
    facts: {
      'Farmland and soil': 'I farm next to this land, and it grew milling wheat in 2024 and 2025.',
      'Restoration and imported fill': 'The pit that I know at Bubbenhall is still thistles after six years.',
    },
    way: 'form',
  },
  '5 a lover of old buildings in Hampton Lucy': {
    place: 'Hampton Lucy',
    userAgent: windows,
    facts: {
      [heritage]:
        'From the churchyard wall I see the whole valley towards Wasperton, and on 3 May I drew the listed farmhouse from there with eleven children of our sketching club.',
    },
    way: 'mail',
    said: /National Planning Policy Framework, August 2026, HE\d/,
  },
  '6 somebody in Snitterfield': {
    place: 'Snitterfield',
    facts: { [lorries]: 'I drive down the A429 to Barford each morning.' },
    way: 'mail',
    said: /I live in Snitterfield and I object to/,
    async atPlace(page) {
      const main = page.getByRole('main')
      await expect(page.getByText('about 3 miles west')).toBeInViewport()
      await expect(main.locator('.button')).toHaveCount(1)
      await expect(main.locator('.button')).toBeInViewport({ ratio: 1 })
      for (const name of ['Traffic and Road Safety', 'Alveston'])
        await expect(main.getByRole('link', { name })).toBeVisible()
      await expect(main.getByRole('link', { name: /Flood|Water|Creep|St John/ })).toHaveCount(0)
      await expectAccessible(page, 'a place without a report')
    },
  },
  '8 a blind woman in Barford': { place: 'Barford', facts: { [dust]: garden }, way: 'mail', isByKeyboard: true },
}

/** From the home page to the letter on its way; gives what the way hands over. */
async function write(page: Page, reader: Reader, writer: Writer, begin: 'Write' | 'Prepare'): Promise<string> {
  const { press, type } = reader
  const { place, facts, mended, isByKeyboard } = writer
  const arrive = async (name: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    if (isByKeyboard) await expectAccessible(page, String(name))
  }
  await page.goto('/quarry/')
  const main = page.getByRole('main')
  const sentence = main.getByText(begin === 'Write' ? 'The consultation is open until' : 'No consultation is open')
  if (!isByKeyboard)
    for (const each of [sentence, main.getByRole('link', { name: 'Object Now' })])
      await expect(each).toBeInViewport({ ratio: 1 })
  await type(page.getByRole('combobox', { name: 'Where do you live?' }), place)
  await press(page.getByRole('button', { name: 'Find' }))
  await arrive(new RegExp(`^${place}`))
  await writer.atPlace?.(page)
  await press(page.getByRole('link', { name: `${begin} my objection from ${place}` }).first())
  await arrive('What matters to you?')
  await expect(page.getByText(`You are writing about ${place}.`)).toBeVisible()
  for (const reason of Object.keys(facts)) {
    const box = page.getByRole('checkbox', { name: reason, exact: true })
    if (!(await box.isVisible())) await press(page.getByText(/^\d+ more reasons$/))
    await press(box)
  }
  await press(goOn(page))
  await arrive('What do you know yourself?')
  for (const [reason, fact] of Object.entries(facts)) {
    await expect(factOn(page, reason)).toHaveAccessibleDescription(/leave out .* children’s names/)
    await type(factOn(page, reason), fact)
  }
  await press(goOn(page))
  await arrive('Read your letter')
  const letter = page.locator('#letter-text')
  if (mended) {
    await press(page.getByText(/ to look at$/))
    await expect(page.getByText(mended.found)).toBeVisible()
    await type(letter, (await letter.inputValue()).replace(mended.without, ''))
    await expect(page.getByText(mended.found)).toHaveCount(0)
  }
  await press(goOn(page))
  await arrive('Sign and send your letter')
  const problem = page.getByRole('alert')
  const top = await firstWay(page).evaluate((way) => way.getBoundingClientRect().top + scrollY)
  if (!isByKeyboard) expect(top).toBeLessThan(1.3 * 740)
  else {
    await press(firstWay(page))
    await expect(problem).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter your name/)
    await expectAccessible(page, 'a letter that is not signed')
  }
  await type(page.getByLabel('Name', { exact: true }), 'Ann Example')
  if (isByKeyboard) await expect(problem).not.toContainText('your name')
  await type(page.getByLabel('Address with postcode'), '1 High Street, CV35 8XX')
  await expect(firstWay(page)).toHaveText(new RegExp(`^${wayLabels[writer.way]}`))
  return send(page, writer.way, () => press(firstWay(page)))
}

async function send(page: Page, way: Way, press: () => Promise<void>): Promise<string> {
  const href = (await firstWay(page).getAttribute('href')) ?? ''
  if (way === 'mail') {
    await press()
    return decodeURIComponent(href)
  }
  const opened = way === 'form' && page.waitForEvent('popup')
  const [saved] = await Promise.all([page.waitForEvent('download'), press(), opened])
  const path = await saved.path()
  if (way === 'form') return (await mammoth.extractRawText({ path })).value
  const { to, subject, text } = await PostalMime.parse(readFileSync(path))
  return `${to?.[0]?.address} ${subject} ${text}`
}

/** Plays one who writes, in a browser of theirs; tells and limits what they read and press. */
async function play(page: Page, site: Site, who: string, writer: Writer, begin: 'Write' | 'Prepare'): Promise<void> {
  const { facts, mended, way, said, isByKeyboard = false } = writer
  const reader = readerOf(page, isByKeyboard)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  const council_form = way === 'form' ? `${site.origin}/quarry/contact` : ''
  setCampaign(site.databaseFile, { ...wholeCampaign, council_form })
  if (begin === 'Write') await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: day(14) })
  const sent = (await write(page, reader, writer, begin)).replaceAll('\r\n', '\n')
  await expect(page.getByRole('heading', { level: 1, name: 'Have you sent it?' })).toBeFocused()
  for (const address of [wholeCampaign.council_email, council_form].filter(Boolean))
    await expect(page.getByRole('main')).toContainText(address)
  await expect(page.getByText('%')).toHaveCount(0)
  expect(asked.filter((each) => !each.startsWith('mailto:') && /I am 81|A429|Ann Example/.test(each))).toEqual([])
  for (const fact of Object.values(facts)) expect(sent).toContain(fact.replace(mended?.without ?? '', ''))
  expect(sent).toMatch(/Planning Department[\s\S]*WDC\/22CM008[\s\S]*Yours faithfully,\s*Ann Example\s*1 High Street/)
  if (way.startsWith('mail')) expect(sent).toContain(wholeCampaign.council_email)
  if (said) expect(sent).toMatch(said)
  tell(`${who}, ${begin}`, reader)
}

/** A test for each of these writers, who are named by their numbers; while the council takes no objections they prepare one. */
export function testWriters(numbers: readonly number[], begin: 'Write' | 'Prepare' = 'Write'): void {
  for (const [who, writer] of Object.entries(writers).filter(([name]) => numbers.includes(Number.parseInt(name, 10))))
    test.describe(() => {
      // A screen at 400%, or a phone.
      test.use({ viewport: writer.isByKeyboard ? { width: 320, height: 256 } : { width: 360, height: 740 } })
      test.use({ userAgent: writer.userAgent ?? phone })
      test(`resident ${who} ${begin === 'Write' ? 'sends' : 'prepares'} a letter of her or his own`, ({ page, site }) =>
        play(page, site, who, writer, begin))
    })
}
