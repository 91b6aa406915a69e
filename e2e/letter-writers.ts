import { readFileSync } from 'node:fs'
import { devices, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import PostalMime from 'postal-mime'
import { firstRows } from '../content/seed/first-rows.ts'
import { playedLetters } from '../content/testing/played-letters.ts'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { wayLabels } from '../content/written-words.ts'
import type { Way } from '../domain/ways-to-send.ts'
import { firstWay, goOn, type Reader, readerOf, tell, todayBox } from './in-writing.ts'
import { day, setCampaign, setStage } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'

const phone = devices['Pixel 7'].userAgent
const windows = devices['Desktop Chrome'].userAgent

type Said = (typeof playedLetters)[number]['points'][number]

interface Writer {
  place: string
  /** What they say of each reason, in the order of ticking. */
  points: Said[]
  way: Way
  userAgent?: string
  /** What stops their letter, and the words that they take out for it. */
  mended?: { found: string; without: string }
  /** What else the letter says. */
  said?: RegExp
  isByKeyboard?: boolean
  /** What there is to see on the page of their place. */
  atPlace?: (page: Page) => Promise<void>
}

const oldMan = [
  {
    ground: 'dust',
    today: 'I am 81, and on dry days I sit in my garden in Church Street from two to five.',
    change: 'With grit in the wind I would be indoors all summer.',
  },
  {
    ground: 'traffic',
    today: 'I wait for the bus at the Granville each Tuesday at ten.',
    change: 'With my frame I could not cross before the next lorry.',
  },
  {
    ground: 'noise',
    today: 'I rest after lunch with the window open, and hear the church clock.',
    change: 'Reversing alarms would go through a closed window too.',
  },
]
const [, wellesbourne = [], , charlecote = [], hamptonLucy = [], snitterfield = []] = playedLetters.map(
  ({ points }) => points,
)
const answersOf = ({ today, change = '', wrong = '', required = '' }: Said) =>
  Object.entries({ today, change, wrong, required }).filter(([, text]) => text !== '')
const nameOf = (ground: string) => firstRows.objection_grounds.find(({ id }) => id === ground)?.name ?? ''

const writers: Record<string, Writer> = {
  '1 an old man in Barford': { place: 'Barford', points: oldMan, way: 'mail' },
  '2 a commuter in Wellesbourne': { place: 'Wellesbourne', points: wellesbourne, way: 'mail' },
  '3 a mother in Wasperton': {
    place: 'Wasperton',
    points: [
      {
        ground: 'traffic',
        today: 'We cross the A429 at 8.20 to reach the school bus.',
        change: 'A loaded lorry needs longer to stop than a car.',
      },
      { ground: 'dust', today: 'From half past three my daughter Molly is outdoors in the paddock behind the church.' },
    ],
    way: 'mail',
    mended: { found: 'This names a child', without: ' Molly' },
  },
  '4 a farmer in Charlecote': { place: 'Charlecote', userAgent: windows, points: charlecote, way: 'form' },
  '5 a lover of old buildings in Hampton Lucy': {
    place: 'Hampton Lucy',
    userAgent: windows,
    points: hamptonLucy,
    // Her letter is too long for a link on Windows.
    way: 'mail-file',
    said: /the same Framework, HE\d/,
  },
  '6 somebody in Snitterfield': {
    place: 'Snitterfield',
    points: snitterfield,
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
  '8 a blind woman in Barford': { place: 'Barford', points: oldMan.slice(0, 1), way: 'mail', isByKeyboard: true },
}

/** From the home page to the letter on its way; gives what the way hands over. */
async function write(page: Page, reader: Reader, writer: Writer, begin: 'Write' | 'Prepare'): Promise<string> {
  const { press, type } = reader
  const { place, points, mended, isByKeyboard } = writer
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
  for (const { ground } of points) {
    const box = page.getByRole('checkbox', { name: nameOf(ground), exact: true })
    if (!(await box.isVisible())) await press(page.getByText(/^\d+ more reasons$/))
    await press(box)
  }
  await press(goOn(page))
  for (const point of points) {
    await arrive(nameOf(point.ground))
    await expect(todayBox(page)).toHaveAccessibleDescription(/leave out .* children’s names/)
    if (!isByKeyboard) await expect(todayBox(page)).toBeInViewport({ ratio: 1 })
    for (const [question, text] of answersOf(point)) {
      const box = page.locator(`textarea#${question}`)
      if (!(await box.isVisible())) await press(page.getByText('If permitted'))
      await type(box, text)
    }
    await press(goOn(page))
  }
  await arrive('Read your letter')
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
  if (mended) {
    await press(firstWay(page))
    await arrive('Look at these first')
    await press(page.getByRole('button', { name: 'Go back and change it' }))
    await arrive('Read your letter')
    const letter = page.locator('#letter-text')
    await expect(page.getByText(mended.found)).toBeVisible()
    await type(letter, (await letter.inputValue()).replace(mended.without, ''))
    await expect(page.getByText(mended.found)).toHaveCount(0)
    await press(goOn(page))
  }
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
  const { points, mended, way, said, isByKeyboard = false } = writer
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
  expect(asked.filter((each) => !each.startsWith('mailto:') && /I am 81|to the M40|Ann Example/.test(each))).toEqual([])
  for (const [, text] of points.flatMap(answersOf))
    for (const line of text.split('\n')) expect(sent).toContain(line.replace(mended?.without ?? '', ''))
  expect(sent).toMatch(/Planning Department[\s\S]*WDC\/22CM008[\s\S]*Yours faithfully,\s*Ann Example\s*1 High Street/)
  if (way.startsWith('mail')) expect(sent).toContain(wholeCampaign.council_email)
  if (said) expect(sent).toMatch(said)
  tell(`${who}, ${begin}`, reader, { isStopped: mended !== undefined })
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
