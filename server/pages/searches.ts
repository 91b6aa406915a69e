import { randomUUID } from 'node:crypto'
import type { ContentReader } from '../../domain/content.ts'
import { createEvidenceSearch } from '../../domain/evidence-filter.ts'
import { oncePerVersion } from '../once-per-version.ts'

/** What a search of the evidence library comes to, before anything is rendered for it. */
export interface SearchOutcome {
  isFruitful: boolean
  /** Whether the category is one of the library, or none is asked for. */
  hasCategory: boolean
}

/** Looks into the evidence library; its documents are prepared once for each version of the content. */
export function createSearcher(
  content: ContentReader,
  version: () => string,
): (search: string) => Promise<SearchOutcome> {
  const library = oncePerVersion(version, () => prepare(content))
  return async (search) => {
    const { find, categories } = await library()
    const asked = new URLSearchParams(search)
    const category = asked.get('category')
    const hasCategory = category === null || categories.has(category)
    return { hasCategory, isFruitful: hasCategory && find({ text: asked.get('q') ?? '', category }).length > 0 }
  }
}

async function prepare(content: ContentReader) {
  const [documents, categories] = await Promise.all([
    content.list('evidence_documents'),
    content.list('evidence_categories'),
  ])
  return { find: createEvidenceSearch(documents), categories: new Set(categories.map(({ id }) => id)) }
}

/**
 * Stands for whatever is searched for in vain: pages of such searches differ in nothing else, so that one is rendered and
 * the words are written into it. Nobody knows it, so nobody can search for it.
 */
export const vainWords = `vain${randomUUID().replaceAll('-', '')}`

/** The page of a search in vain with the words that were searched for. */
export function writeWords(html: string, words: string): string {
  const inAddress = new URLSearchParams({ q: words }).toString()
  // A replacement given as a text would read $& and the like in it.
  return html.replaceAll(`q=${vainWords}`, () => inAddress).replaceAll(vainWords, () => escapeHtml(words))
}

/** As React writes a text into HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
