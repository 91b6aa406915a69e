import MiniSearch from 'minisearch'
import { type ContentReader, tableNames } from '../../domain/content.ts'
import { type SearchEntry, type SearchedContent, searchKinds } from './kinds.ts'
import { type SearchTerm, searchTermsOf } from './search-terms.ts'

/** An entry with its kind and the terms of its title. */
export interface Indexed extends SearchEntry {
  kind: (typeof searchKinds)[number]
  titleTerms: ReadonlySet<string>
  titlePlaces: readonly SearchTerm[]
  /** Those of its text, once the entry has been shown. */
  sentences?: Sentence[]
}

/** A sentence with its terms and where they stand, what each is worth where it is searched for, and what it is worth by itself. */
export interface Sentence {
  text: string
  places: readonly SearchTerm[]
  terms: ReadonlyMap<string, number>
  worth: number
}

export interface Index {
  texts: MiniSearch<Indexed>
  entries: ReadonlyMap<string, Indexed>
  /** The words as they are written, by their terms: so it tells which terms are on the site, and how to spell one. */
  written: ReadonlyMap<string, string>
}

/** All entries of the content, to be searched by their terms. */
export async function createIndex(content: ContentReader, today: string): Promise<Index> {
  const lists = await Promise.all(tableNames.map(async (table) => [table, await content.list(table)] as const))
  const searched = { rows: Object.fromEntries(lists) as unknown as SearchedContent['rows'], today }
  const entries = new Map<string, Indexed>()
  for (const kind of searchKinds) {
    for (const entry of kind.entries(searched)) {
      // Two documents of one title are shown at one address.
      if (!entries.has(entry.address)) entries.set(entry.address, { ...entry, kind, ...termsOfTitle(entry.title) })
    }
  }
  const written = new Map<string, string>()
  const texts = new MiniSearch<Indexed>({
    idField: 'address',
    fields: ['title', 'headings', 'lead', 'body'],
    tokenize: (text) => {
      const terms = searchTermsOf(text)
      for (const { term, start, end } of terms) if (!written.has(term)) written.set(term, text.slice(start, end))
      return terms.map(({ term }) => term)
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      boost: { title: 3, headings: 2 },
      boostDocument: (address) => entries.get(address)?.kind.weight ?? 1,
    },
  })
  // In slices: meanwhile other requests are answered.
  await texts.addAllAsync([...entries.values()])
  return { texts, entries, written }
}

function termsOfTitle(title: string): Pick<Indexed, 'titleTerms' | 'titlePlaces'> {
  const titlePlaces = searchTermsOf(title)
  return { titlePlaces, titleTerms: new Set(titlePlaces.flatMap(({ term, kind }) => (kind === 'word' ? [term] : []))) }
}
