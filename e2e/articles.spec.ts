import type { Page } from '@playwright/test'
import { articles } from '../content/articles.ts'
import { impactCardSeeds } from '../content/seed/impact-cards.ts'
import { expectRetries, failRequests } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { read, write } from './maintain.ts'
import { expect, startSite, test } from './site.ts'

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const communities = (page: Page) => page.getByRole('list', { name: 'Affected Communities' })

// (rule: article-addresses)
test('/noise-vibration is about noise, the water article stands at its own address, and /st-johns-college shows the page of /stjohnscollege', async ({
  request,
}) => {
  const textAt = async (path: string) => (await request.get(`/quarry${path}`)).text()
  for (const [path, title] of [
    ['/noise-vibration', 'Noise and Vibration'],
    ['/water-contamination', 'Water and Food Contamination'],
  ] as const) {
    expect((await textAt(path)).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title)
  }
  const [college, other] = await Promise.all(['/stjohnscollege', '/st-johns-college'].map(textAt))
  const contentOf = (html = '') => html.match(/<main.*<\/main>/s)?.[0]
  expect(contentOf(college)).toContain('St John’s College')
  expect(contentOf(other)).toBe(contentOf(college))
})

// (rule: article-parts)
test('each kind of section has a look of its own; from one article to the next the heading, the text and the focus change', async ({
  page,
}) => {
  await page.goto('/quarry/silica-dust')
  const looks = await page.locator('.article-part').evaluateAll((parts) =>
    parts.map((part) => {
      const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(part)
      const firstWords = part.querySelector('.prose > p')
      const ornament = getComputedStyle(part.querySelector('h2') ?? part, '::before').content
      const letters = firstWords && getComputedStyle(firstWords).fontSize
      return {
        kind: part.className,
        look: [backgroundColor, borderLeftColor, borderLeftWidth, ornament, letters].join(),
      }
    }),
  )
  const kinds = new Set(looks.map(({ kind }) => kind))
  expect(kinds.size).toBe(4)
  expect(new Set(looks.map(({ look }) => look)).size).toBe(4)

  await page.locator('.generated-on').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Back to the impact map' }).click()
  const traffic = page.getByRole('article').filter({ hasText: 'Traffic and Road Safety' })
  await traffic.getByRole('button', { name: 'More' }).click()
  await traffic.getByRole('link', { name: 'Go Deeper' }).click()
  await expect(page).toHaveURL('/quarry/traffic-safety')
  await expect(page.getByRole('heading', { level: 1, name: 'Traffic and Road Safety' })).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silica Dust')
})

// (rule: article-loading)
test('an article whose card cannot be loaded still reads, and says what is missing; inside the site only Loading... is shown until the card has come', async ({
  page,
}) => {
  await page.goto('/quarry/')
  const requests = await failRequests(page, 'impact_cards', 'refused')
  await page.locator('.card-list-link').filter({ hasText: 'Food Security' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expectRetries(page, requests)
  await expect(page.getByRole('heading', { level: 1, name: 'Food Security' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Error loading impact cards. Please try again.')

  await page.goBack()
  const { release } = await holdRequests(page, '**/api/impact_cards')
  await page.locator('.card-list-link').filter({ hasText: 'Food Security' }).click()
  await expect(page.getByRole('main')).toHaveText('Loading...', { useInnerText: true })
  await expect(page).toHaveURL('/quarry/food-security')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Food Security' })).toBeFocused()
  await expect(page).toHaveTitle(/^Food Security \| /)
})

// (rule: article-of-card)
test('an unknown card is the not-found page, with status 404', async ({ request }) => {
  for (const path of ['light-at-night', 'heritage-impact', 'st-johns-college']) {
    const response = await request.get(`/quarry/impact/${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toMatch(/<title>Page not found<\/title>.*<h1[^>]*>.*Page not found.*<\/h1>/s)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: article-parts, article-links)
  test('every article shows its text, its communities and its calls to action', async ({ page }) => {
    for (const article of articles) {
      await page.goto(`/quarry/${article.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
      await expect(page).toHaveTitle(new RegExp(`^${article.title} \\| `))
      await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/quarry/${article.slug}$`))
      await expect(page.locator('.article-part > h2')).toHaveText(article.sections.map(({ heading }) => heading))
      await expect(page.locator('.hero img')).toHaveAttribute('src', `/quarry/drawn/articles/${article.slug}.svg`)
      await expect(page.getByText(article.lead)).toBeVisible()

      const card = impactCardSeeds.find(({ card_id }) => card_id === article.cardId)
      if (card) await expect(communities(page).getByRole('listitem')).toHaveText(card.affected_villages)
      else await expect(communities(page)).toHaveCount(0)
      await expect(page.getByText('Loading...')).toHaveCount(0)

      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Back to the impact map' })).toHaveAttribute(
        'href',
        '/quarry/impact-map',
      )
      await expect(main.getByRole('link', { name: 'How to object' })).toHaveAttribute('href', '/quarry/how-to-object')
      for (const { label, href, isFile } of article.links) {
        const link = main.getByRole('link', { name: label })
        await expect(link).toHaveAttribute('href', `/quarry${href}`)
        if (isFile) await expect(link).toHaveAttribute('target', '_blank')
      }
    }
  })
})

const newCard = {
  card_id: 'light-at-night',
  title: 'Light at Night',
  short_description: 'Lamps would shine over the fields.',
  more_content: '<p>Dark skies matter.</p><script>document.title = "broken in"</script>',
  icon_name: 'NoSuchIcon',
  affected_villages: ['Loxley', 'All Villages'],
  card_style: { className: '' },
  delay: 1000,
  page_title: '',
  page_description: '',
  page_sections: [],
}

// (rule: article-of-card, html-sanitised, article-source)
test('of cards that maintainers wrote a new one has a card and an article from its own words, made safe, and stored sections replace the built-in text of an article', async ({
  page,
}) => {
  const site = await startSite()
  await write(site, 'POST', '/impact_cards', newCard)
  await page.goto(`${site.origin}/quarry/impact-map`)
  const shown = page.getByRole('article').filter({ hasText: 'Light at Night' })
  await expect(shown).toHaveCSS('border-left-color', 'rgb(166, 124, 71)')
  await expect(shown.locator('svg path[d^="m21.73 18"]')).toBeVisible()

  const response = await page.goto(`${site.origin}/quarry/impact/light-at-night`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light at Night')
  await expect(page.getByText('Lamps would shine over the fields.')).toBeVisible()
  await expect(page.getByText('Dark skies matter.')).toBeVisible()
  await expect(communities(page).getByRole('link')).toHaveText(['Loxley'])
  await expect(page).toHaveTitle(/^Light at Night \| /)
  await expect(canonical(page)).toHaveAttribute('href', /\/quarry\/impact\/light-at-night$/)
  expect(await page.content()).not.toContain('broken in')

  const { updated_at } = JSON.parse(await read(site, '/impact_cards/silica-dust'))
  const change = {
    page_title: 'Dust, told anew',
    page_description: 'A new lead.',
    page_sections: [
      { type: 'intro', heading: 'New words', content: '<p>Written by a maintainer.</p>' },
      { type: 'conclusion', heading: '', content: '<p>And an end without a heading.</p>' },
    ],
  }
  await write(site, 'PATCH', '/impact_cards/silica-dust', change, updated_at)
  await page.goto(`${site.origin}/quarry/silica-dust`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dust, told anew')
  await expect(page).toHaveTitle(/^Dust, told anew \| /)
  await expect(page.getByText('A new lead.')).toBeVisible()
  await expect(page.locator('.article-part')).toHaveCount(2)
  await expect(page.locator('.article-part > h2')).toHaveText(['New words'])
  await expect(page.getByText('The dust you cannot see')).toHaveCount(0)
  await site.stop()
})
