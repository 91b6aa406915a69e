import { mkdir } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { execute, toastOf } from '../maintain.ts'
import { type Site, tabTo } from '../site.ts'

/** Set, the pictures of docs/maintain.md are taken anew. */
const takesPictures = process.env.PICTURES !== undefined
const pictures = 'docs/pictures'

/** Somebody at the desk, whose presses are counted. */
export class Volunteer {
  presses = 0
  tabs = 0
  readonly page: Page
  readonly byKeyboard: boolean
  constructor(page: Page, byKeyboard: boolean) {
    this.page = page
    this.byKeyboard = byKeyboard
  }

  async press(control: Locator): Promise<void> {
    this.presses += 1
    if (!this.byKeyboard) return await control.click()
    this.tabs += await tabTo(this.page, control)
    await this.page.keyboard.press('Enter')
  }
  button = (name: string | RegExp) => this.press(this.page.getByRole('button', { name }).last())
  private async type(field: Locator, words: string): Promise<void> {
    if (!this.byKeyboard) return await field.fill(words)
    this.tabs += await tabTo(this.page, field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(words)
  }
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, words] of Object.entries(fields))
      await this.type(this.page.getByLabel(label, { exact: true }).last(), words)
  }
  /** Goes to a screen by the menu, which a phone opens first but for the tabs. */
  async goTo(name: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Maintenance' })
    const place = menu.getByRole(/^(Evi|Cat|Vil|Imp)/.test(name) ? 'tab' : 'link', { name })
    await expect(menu).toBeVisible()
    if (!(await place.isVisible())) await this.press(menu.getByRole('button', { name: 'Menu' }))
    await this.press(place)
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  /** Types words into the search above the menu, and goes on where they are found. */
  async find(words: string): Promise<void> {
    this.presses += 1
    await this.type(this.page.getByRole('searchbox', { name: 'Find on the whole site' }), words)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByText(/found\./)).toBeVisible()
  }
  tells = (words: string) => expect(toastOf(this.page).filter({ hasText: words })).toBeVisible()
  async picture(name: string): Promise<void> {
    if (!takesPictures || this.byKeyboard || (this.page.viewportSize()?.width ?? 0) < 1000) return
    await mkdir(pictures, { recursive: true })
    await expect(this.page.getByText('Updating …')).toHaveCount(0)
    const shot = sharp(await this.page.screenshot({ animations: 'disabled' })).resize({ width: 1000 })
    await shot.webp({ quality: 60 }).toFile(`${pictures}/${name}.webp`)
  }
}

/** As much as a campaign of some years has. */
export function fillDesk(site: Site): void {
  const rows = (count: number, statement: string) =>
    `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count}) ${statement} from n;`
  execute(
    site,
    rows(
      500,
      `insert into evidence_documents (id, title, description, detail_text, type, date) select 'r' || n, 'Report ' || n, 'What it says.', 'At length.', 'Report', '2026-01-01'`,
    ) +
      rows(
        200,
        `insert into events (id, title, date, time, location, description) select 'm' || n, 'Meeting ' || n, '2098-01-01', '19:00', 'Hall', 'Come.'`,
      ) +
      rows(
        300,
        `insert into claims (id, statement, said_by, state) select 'c-' || n, 'Claim ' || n, 'campaign-figure', 'to-check'`,
      ) +
      rows(
        1000,
        `insert into messages (id, received_at, name, email, subject, message, consent_text) select 'm' || n, '2026-01-01T00:00:00.' || substr('000' || (n % 1000), -3) || 'Z', 'Ann', 'a' || n || '@example.net', 'Subject ' || n, 'Words.', 'Yes'`,
      ) +
      rows(
        3000,
        `insert into newsletter_signups (id, inbox, email, signed_up_at, consent_text, mail_asked_at) select 's' || n, 'person' || n || '@example.net', 'person' || n || '@example.net', '2026-01-01T00:00:00.000Z', 'Yes', '2026-01-01T00:00:00.000Z'`,
      ),
  )
}
