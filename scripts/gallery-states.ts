import type { Page } from '@playwright/test'

/** A state of a screen that one has to bring about. */
interface State {
  name: string
  path: string
  width: number
  reach: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What visitors and maintainers meet besides the screens as they open. */
export const states: readonly State[] = [
  { name: 'the mobile menu', path: '/', width: 360, reach: (page) => button(page, 'Open menu').click() },
  { name: 'the sub-menu', path: '/', width: 1280, reach: (page) => button(page, 'More in Background').click() },
  {
    name: 'the skip link',
    path: '/',
    width: 360,
    reach: (page) => page.keyboard.press('Tab'),
  },
  ...[360, 1280].flatMap((width): State[] => [
    {
      name: 'a village in the overlay',
      path: '/impact-map',
      width,
      reach: (page) => page.locator('.place-map-markers').getByRole('button', { name: 'Barford', exact: true }).click(),
    },
    {
      name: 'the message form with errors',
      path: '/contact',
      width,
      reach: (page) =>
        page
          .locator('form')
          .filter({ has: page.getByLabel('Message') })
          .getByRole('button')
          .click(),
    },
    {
      name: 'a toast',
      path: '/how-to-object',
      width,
      reach: async (page) => {
        await button(page, 'Share this website').click()
        await page.locator('[data-sonner-toast]').waitFor()
      },
    },
    {
      name: 'an objection evaluated',
      path: '/evaluate-objection',
      width,
      reach: async (page) => {
        await page.locator('textarea').fill('The dust and the lorries on the A429 would harm us. The noise is unsound.')
        await button(page, 'Evaluate My Objection').click()
      },
    },
    {
      name: 'nothing found',
      path: '/evidence-library?q=zebra',
      width,
      reach: (page) => page.locator('#main').waitFor(),
    },
    {
      name: 'adding an event',
      path: '/admin',
      width,
      reach: async (page) => {
        await button(page, 'Add Event').click()
        await page.getByRole('dialog').waitFor()
      },
    },
  ]),
]
