import { articleAddress, hasFixedRoute } from '../domain/article-address.ts'
import type { Claim } from '../domain/claim.ts'
import type { ContentReader } from '../domain/content.ts'
import type { DocumentNote, DocumentNotes } from '../domain/document-note.ts'
import type { EvidenceDocument } from '../domain/evidence-document.ts'
import type { ImpactCard } from '../domain/impact-card.ts'
import { linkAddress } from '../domain/site-link.ts'
import { articles } from './seed/first-rows.ts'
import { libraryAddress } from './sources.ts'

/** What the notes are made of. */
export interface NoteSources {
  documents: readonly Pick<EvidenceDocument, 'id' | 'external_url' | 'pdf_url'>[]
  claims: readonly Pick<Claim, 'id' | 'statement' | 'address' | 'document_id'>[]
  cards: readonly Pick<ImpactCard, 'card_id' | 'title' | 'page_title' | 'more_content' | 'page_sections'>[]
}

/** Reads what is known of each document of this content besides its row. */
export async function readDocumentNotes(content: ContentReader): Promise<DocumentNotes> {
  const [documents, claims, cards] = await Promise.all([
    content.list('evidence_documents'),
    content.list('claims'),
    content.list('impact_cards'),
  ])
  return documentNotes({ documents, claims, cards })
}

/** What each document supports: made of the rows anew, and stored nowhere. */
export function documentNotes({ documents, claims, cards }: NoteSources): DocumentNotes {
  const notes: DocumentNotes = {}
  const noteOf = (id: string): DocumentNote => {
    notes[id] ??= {}
    return notes[id]
  }
  const byAddress = new Map(
    documents.flatMap(({ id, external_url, pdf_url }) =>
      [external_url, pdf_url, `/quarry${libraryAddress(id)}`].flatMap((address) =>
        address ? [[plain(address), id] as const] : [],
      ),
    ),
  )
  const ids = new Set(documents.map(({ id }) => id))
  for (const { id, statement, address, document_id } of claims) {
    const document = ids.has(document_id) ? document_id : byAddress.get(plain(address))
    if (document === undefined) continue
    const note = noteOf(document)
    note.claims = [...(note.claims ?? []), { id, statement }]
  }
  for (const { path, title, addresses } of linkingPages(cards)) {
    for (const document of new Set(addresses.map((address) => byAddress.get(plain(address))))) {
      if (document === undefined) continue
      const note = noteOf(document)
      note.pages = [...(note.pages ?? []), { path, title }]
    }
  }
  return notes
}

/** One spelling for an address, so that a slash at its end makes no difference. */
function plain(address: string): string {
  return linkAddress(address).replace(/\/$/, '')
}

/** The articles as visitors read them, each with the addresses that it leads to. */
function linkingPages(cards: NoteSources['cards']): { path: string; title: string; addresses: string[] }[] {
  const rewritten = new Set(cards.flatMap(({ card_id, page_sections }) => (page_sections.length > 0 ? [card_id] : [])))
  const builtIn = articles
    .filter(({ slug }) => !hasFixedRoute(slug) || !rewritten.has(slug))
    .map(({ slug, title, sections, links }) => ({
      path: `/${slug}`,
      title,
      addresses: [...sections.flatMap(({ content }) => addressesIn(content)), ...links.map(({ href }) => href)],
    }))
  const ofCards = cards.map(({ card_id, title, page_title, more_content, page_sections }) => ({
    path: articleAddress(card_id),
    title: page_title || title,
    addresses: [more_content, ...page_sections.map(({ content }) => content)].flatMap(addressesIn),
  }))
  const pages = new Map<string, { path: string; title: string; addresses: string[] }>()
  for (const page of [...builtIn, ...ofCards]) {
    pages.set(page.path, { ...page, addresses: [...(pages.get(page.path)?.addresses ?? []), ...page.addresses] })
  }
  return [...pages.values()]
}

function addressesIn(html: string): string[] {
  return Array.from(html.matchAll(/\bhref="([^"]*)"/g), ([, address = '']) => address.replaceAll('&amp;', '&'))
}
