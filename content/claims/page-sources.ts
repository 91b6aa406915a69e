import type { Claim } from '../../domain/claim.ts'
import { claimsInText, indexClaims } from '../../domain/claims-in-text.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import { withHeldDocuments } from '../../domain/held-documents.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { libraryAddress, sourcesPage, speakerWords, stateNames, stateWords } from '../sources.ts'
import type { Reading } from './stated-text.ts'
import { readStatingPage } from './stated-texts.ts'

/**
 * Where the figures of a page come from, as HTML, so that browsers need no code for it (docs/decisions/026-the-ledger-of-claims.md):
 * the list at its end, and the marks that lead to it from a passage, by the place of the passage.
 */
export interface PageSources {
  list: string
  marks: Record<string, string>
}

/** The sources of the page at a path below /quarry; null for a page that states nothing, or is none. */
export async function readPageSources(path: string, reading: Reading): Promise<PageSources | null> {
  const [page, ledger, documents] = await Promise.all([
    readStatingPage(path, reading),
    reading.content.list('claims'),
    reading.content.list('evidence_documents'),
  ])
  const claims = withHeldDocuments(ledger, documents)
  const index = indexClaims(claims)
  const order: string[] = []
  const marks: Record<string, string> = {}
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const texts = page?.texts ?? []
  // What carries marks comes first, so that readers meet the numbers in their order.
  for (const { place, text } of [
    ...texts.filter(({ place }) => place !== ''),
    ...texts.filter(({ place }) => !place),
  ]) {
    const ids = [...new Set(claimsInText(text, index).stated.map(({ id }) => id))]
    order.push(...ids.filter((id) => !order.includes(id)))
    if (place === '' || ids.length === 0) continue
    marks[place] = ids.map((id) => mark(id, order.indexOf(id) + 1, byId.get(id)?.state)).join(' ')
  }
  const stated = order.flatMap((id) => byId.get(id) ?? [])
  return stated.length === 0 ? null : { list: listOf(stated), marks }
}

function mark(id: string, number: number, state: Claim['state'] | undefined): string {
  const warning = state === 'out-of-date' ? ` (${stateNames[state].toLowerCase()})` : ''
  return `<a href="#source-${escapeXml(id)}"><span class="sr-only">Source </span>${number}${warning}</a>`
}

function listOf(claims: readonly Claim[]): string {
  const entries = claims.map((claim) => `<li id="source-${escapeXml(claim.id)}">${claimHtml(claim)}</li>`)
  const heading = `<summary>${sourcesPage.listHeading} (${claims.length})</summary>`
  const all = `<p class="no-print"><a href="/quarry/sources">${sourcesPage.all}</a></p>`
  return `<details>${heading}<ol>${entries.join('')}</ol>${all}</details>`
}

function claimHtml(claim: Claim): string {
  const { statement, said_by, document, page, address, document_id } = claim
  const link = linkAddress(address)
  const title = escapeXml(document || (address === '' ? '' : address))
  const where = link === '' || title === '' ? title : `<a href="${escapeXml(link)}">${title}</a>`
  const read = where === '' ? '' : `: ${where}${page && `, ${escapeXml(page)}`}`
  const library = `/quarry${libraryAddress(document_id)}`
  const held =
    document_id === '' ? '' : ` <a class="no-print" href="${escapeXml(library)}">${sourcesPage.inLibrary}</a>`
  return `${escapeXml(statement)} <small>${speakerWords[said_by].says}${read}. ${escapeXml(stateWords(claim))}${held}</small>`
}
