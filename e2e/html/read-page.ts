import { JSDOM } from 'jsdom'
import { inject } from 'vitest'

/** What a site sends for an address, without following where it leads. */
export async function ask(path: string, origin = inject('closed')) {
  const response = await fetch(`${origin}/quarry${path}`, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** A page as everybody gets it, with or without JavaScript; elements are found by selectors. */
export async function readPage(path: string, origin = inject('closed')) {
  const { document } = new JSDOM((await ask(path, origin)).html).window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    title: document.title,
    /** The words of all that a selector finds, lines joined. */
    words: (selector: string) => all(selector).map(({ textContent }) => plain(textContent)),
    text: plain(document.querySelector('main')?.textContent),
    attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? undefined,
    addresses: (selector: string) => all(selector).map((link) => link.getAttribute('href')),
    count: (selector: string) => all(selector).length,
    find: (selector: string, words: string) => all(selector).find(({ textContent }) => textContent?.includes(words)),
  }
}

const plain = (text: string | null = '') => (text ?? '').replace(/\s+/g, ' ').trim()
