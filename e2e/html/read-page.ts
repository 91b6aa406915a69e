import { JSDOM } from 'jsdom'
import { inject } from 'vitest'
import { oneRouteOfEachKind, publicRoutes } from '../public-routes.ts'

/** What a site sends for an address, without following where it leads. */
export async function ask(path: string, origin = inject('closed')) {
  const response = await fetch(`${origin}/quarry${path}`, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** A page as everybody gets it, with or without JavaScript; elements are found by selectors. */
export async function readPage(path: string, origin = inject('closed')) {
  const { status, html } = await ask(path, origin)
  if (status !== 200) throw new Error(`${path} is answered with ${status}`)
  const document = new DOMParser().parseFromString(html, 'text/html')
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

/** The public pages that are to be looked at, one after the other: asked for at once, the last might be told to wait. */
export async function readPages() {
  const pages: { path: string; page: Awaited<ReturnType<typeof readPage>> }[] = []
  for (const path of inject('isEveryPage') ? publicRoutes : oneRouteOfEachKind)
    pages.push({ path, page: await readPage(path) })
  return pages
}

/** One window for all pages: to make one takes longer than to read a page. */
const { DOMParser } = new JSDOM().window

const plain = (text: string | null = '') => (text ?? '').replace(/\s+/g, ' ').trim()
