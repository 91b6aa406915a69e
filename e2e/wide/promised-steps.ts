import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'

/** One of the jobs that docs/maintain.md tells of. */
interface PromisedJob {
  /** For each of its numbered steps what is pressed or filled in, in bold there. */
  steps: string[][]
  /** The file of its picture. */
  picture: string
}

const docs = new URL('../../docs/', import.meta.url)
const [, section = ''] =
  /\n## The eight usual jobs\n(.*?)\n## /s.exec(readFileSync(new URL('maintain.md', docs), 'utf8')) ?? []
const jobs = new Map(
  section
    .split('\n### ')
    .slice(1)
    .map((text): [string, PromisedJob] => {
      const [title = ''] = text.split('\n', 1)
      const steps = Array.from(text.matchAll(/^\d+\. (.*)$/gm), ([, words = '']) => namesIn(words))
      return [title, { steps, picture: /\]\((pictures\/.*)\)/.exec(text)?.[1] ?? '' }]
    }),
)

/** The titles of the promised jobs. */
export const promisedJobs = [...jobs.keys()]

function namesIn(words: string): string[] {
  return Array.from(words.matchAll(/\*\*(.*?)\*\*/g), ([, name = '']) => name)
}

/** What a person does with mouse and keys; each is counted under the name that it has on the screen. */
export interface Hand {
  press: (name: string, control?: Locator) => Promise<void>
  open: (tab: string) => Promise<void>
  fill: (label: string, text: string) => Promise<void>
  choose: (label: string, option: string) => Promise<void>
  /** Counts what is done in another way than these. */
  by: (name: string, act: () => Promise<void>) => Promise<void>
}

/**
 * Begins a job that docs/maintain.md promises. Each step must do exactly what the numbered step there says, press by press
 * and field by field, and `done` asks that there are as many. Nothing is found but by role and visible name.
 */
export function beginJob(page: Page, title: string) {
  const promised = jobs.get(title)
  if (!promised) throw new Error(`docs/maintain.md has no job called ${title}`)
  let number = 0
  let counted: string[] = []
  const inFront = async () => {
    const dialog = page.getByRole('dialog')
    return (await dialog.count()) > 0 ? dialog : page
  }
  const by: Hand['by'] = async (name, act) => {
    counted.push(name)
    await act()
  }
  const hand: Hand = {
    by,
    press: (name, control) =>
      by(name, async () => (control ?? (await inFront()).getByRole('button', { name })).click()),
    open: (name) => by(name, () => page.getByRole('tab', { name, exact: true }).click()),
    fill: (name, text) =>
      by(name, async () => (await inFront()).getByRole('textbox', { name, exact: true }).fill(text)),
    choose: (name, option) =>
      by(name, async () => void (await (await inFront()).getByRole('combobox', { name }).selectOption(option))),
  }
  return {
    step: (act: (hand: Hand) => Promise<void>) =>
      test.step(`${title}, step ${number + 1}`, async () => {
        counted = []
        await act(hand)
        expect(counted, `${title}, step ${number + 1} as docs/maintain.md tells it`).toEqual(promised.steps[number])
        number += 1
      }),
    /** The moment that the picture in docs/maintain.md shows: what is to be pressed or filled in, and what is to be in sight. */
    picture: (control: Locator, inSight = control) => takePicture(page, promised.picture, control, inSight),
    done: () => expect(number, `steps of ${title} that docs/maintain.md tells`).toBe(promised.steps.length),
  }
}

/** Makes a picture of docs/maintain.md anew where the environment says PICTURES=1. */
async function takePicture(page: Page, file: string, control: Locator, inSight: Locator): Promise<void> {
  if (process.env.PICTURES !== '1') return
  const { default: sharp } = await import('sharp')
  await inSight.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await control.evaluate((element: HTMLElement) => {
    element.style.outline = '4px solid #c2185b'
    element.style.outlineOffset = '4px'
  })
  await page.waitForTimeout(1500)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  const shot = await page.screenshot()
  await control.evaluate((element: HTMLElement) => element.removeAttribute('style'))
  await sharp(shot).resize({ width: 1000 }).webp({ quality: 70 }).toFile(new URL(file, docs).pathname)
}
