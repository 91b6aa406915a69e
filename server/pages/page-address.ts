import { cutSearch, wantedWords } from '../../domain/evidence-filter.ts'
import { newsletterPaths } from '../../domain/newsletter-link.ts'
import { basePath, splitTarget } from '../http/route.ts'
import { routeAt } from '../routes.ts'

const home = `${basePath}/`
/** The pages that links in our e-mails lead to; each has a token as its search, which only a response to its button reads. */
const linkPaths = Object.values(newsletterPaths).map((path) => basePath + path)
/** Below these stand the pages of villages, those of places near the site, the articles of cards that have no address of their own, and sent updates. */
export const villagesPath = `${basePath}/villages/`
export const nearPath = `${basePath}/near/`
export const cardsPath = `${basePath}/impact/`
export const updatesPath = `${basePath}/updates/`
export const searchPath = `${basePath}/search`

/** What a request target asks for: a page, in the one spelling that an address of ours has, or something else. */
export type PageAddress = { kind: 'page'; path: string; search: string } | { kind: 'unknown' }

const canonicalPattern = /^\/quarry(?:\/[a-z0-9-]+)+$/
/** The ids of rows stand in maintenance addresses, and they may hold any character. */
const maintenancePattern = /^\/quarry\/admin(?:\/(?:[\w.~-]|%[0-9A-Fa-f]{2})+)+$/

/** Reads the target of a request. Each page has one address. */
export function readPageAddress(target: string): PageAddress {
  const [path, query] = splitTarget(target)
  if (path === home) return { kind: 'page', path, search: '' }
  if (canonicalPattern.test(path)) return { kind: 'page', path, search: canonicalSearch(path, query) }
  return maintenancePattern.test(path) && isPlain(path) ? { kind: 'page', path, search: '' } : { kind: 'unknown' }
}

/** The address that the response to a form is rendered at: of its search, only the token of a link counts. */
export function responseTarget(target: string): string {
  const [path, query] = splitTarget(target)
  const token = linkPaths.includes(path) ? new URLSearchParams(query).get('token') : null
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`
}

/** Of a page's query the parameters that its row names, each cut to what is searched for. */
function canonicalSearch(path: string, query: string): string {
  if (query === '') return ''
  const { search: names = [] } = routeAt(path)
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const given = asked.get(name) ?? ''
    // The search shows what is typed without the blanks around and the second ones between its words.
    const value = cutSearch(path === searchPath ? wantedWords(given) : given)
    if (value !== '') kept.set(name, value)
  }
  return kept.size === 0 ? '' : `?${kept}`
}

/** Whether a URL parser leaves the path as it is: the app's router would resolve /../ and %2e%2e and show another page. */
function isPlain(path: string): boolean {
  return URL.parse(`http://localhost${path}`)?.pathname === path
}
