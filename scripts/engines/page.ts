import { setTimeout as sleep } from 'node:timers/promises'
import { isFocused, seek } from './in-page.ts'
import type { InputStep, Session } from './session.ts'

/** How long anything may take to come about, on a machine that does much else. */
const patienceMs = 60_000
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const

/** A page as a person uses it: with pointer and keys, and by what is in sight. */
export class Page {
  readonly session: Session
  readonly origin: string

  constructor(session: Session, origin: string) {
    this.session = session
    this.origin = origin
  }

  /** Opens a path below /quarry, until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.session.navigate(`${this.origin}/quarry${path}`)
    await this.until(`${path} is hydrated`, () => document.documentElement.dataset.alive === 'true')
  }

  /** What a function answers in the page. It can use nothing from outside itself but its arguments. */
  async read<A extends unknown[], T>(look: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return (await this.session.evaluate(`(${look})(...${JSON.stringify(args)})`)) as T
  }

  /** Waits until a function answers something true in the page, and returns it. */
  async until<A extends unknown[], T>(
    what: string,
    look: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<NonNullable<T>> {
    const deadline = Date.now() + patienceMs
    let failure = ''
    while (Date.now() < deadline) {
      try {
        const found = await this.read(look, ...args)
        if (found) return found
        failure = ''
      } catch (error) {
        // Between two pages there is nobody to answer.
        failure = ` (${error instanceof Error ? error.message : error})`
      }
      await sleep(40)
    }
    throw new Error(`not seen: ${what}${failure}`)
  }

  /** Waits until some part of the page that matches has this text in it. */
  async untilSays(css: string, text: string): Promise<void> {
    const says = (selector: string, words: string) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(words))
    await this.until(`${css} says “${text}”`, says, css, text)
  }

  /** Waits until the focus is on an element that matches, with this name if one is given. */
  async untilFocused(css: string, name: string | null = null): Promise<void> {
    await this.until(`the focus is on ${name ?? css}`, isFocused, css, name)
  }

  /** Waits until the address of the page ends like this. */
  async untilAt(path: string): Promise<void> {
    await this.until(`the address is ${path}`, (end) => (location.pathname + location.hash).endsWith(end), path)
  }

  /** Waits until nothing that matches is in sight. */
  async untilGone(css: string): Promise<void> {
    const isGone = (selector: string) =>
      [...document.querySelectorAll(selector)].every((part) => !part.checkVisibility({ visibilityProperty: true }))
    await this.until(`${css} is gone`, isGone, css)
  }

  /** Presses the pointer on an element once it stands still and nothing covers it. */
  async click(css: string, name: string | null = null): Promise<void> {
    const { x, y } = await this.until(`${name ?? css} can be pressed`, seek, css, name)
    await this.session.perform({
      type: 'pointer',
      id: 'pointer',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  /** Puts a text in the place of what a field holds. */
  async fill(text: string, css: string, name: string | null = null): Promise<void> {
    await this.click(css, name)
    await this.untilFocused(css, name)
    await this.read(() => (document.activeElement as HTMLInputElement).select())
    await this.#type([...text])
  }

  /** Puts the focus on an element, as many presses of Tab would. */
  async focus(css: string): Promise<void> {
    await this.read((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css)
    await this.untilFocused(css)
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.#type([keys[key]])
  }

  async #type(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value): InputStep[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.session.perform({ type: 'key', id: 'keyboard', actions })
  }
}

/** Fails with these words where something does not hold. */
export function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
