import type { Claim } from '../../domain/claim.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import type { EvidenceDocument } from '../../domain/evidence-document.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { checkedWords, libraryAddress, placeWords, sourcesPage, speakerWords, stateNames } from '../sources.ts'
import { readPassages } from './page-passages.ts'
import type { Reading } from './passage.ts'

/**
 * Where the figures of a page come from, as HTML, so that browsers need no code for it:
 * the list at its end, and the marks that lead to it from a passage, by the place of the passage.
 */
export interface PageSources {
  list: string
  /** For the papers of a pack, which have little room: the points of a list that says each source once, behind its numbers. */
  printed?: string
  marks: Record<string, string>
}

/** The sources of the page at a path below /quarry; null for a page that names no claim, or is none. */
export async function readPageSources(path: string, reading: Reading): Promise<PageSources | null> {
  const [page, ledger, documents] = await Promise.all([
    readPassages(path, reading),
    reading.content.list('claims'),
    reading.content.list('evidence_documents'),
  ])
  const byId = new Map(withHeldDocuments(ledger, documents).map((claim) => [claim.id, claim]))
  const order: string[] = []
  const marks: Record<string, string> = {}
  /** Those with a way back. Papers say a passage more than once; the impact map and the process fold theirs away. */
  const cited = new Set<string>()
  const leadsBack = !/^\/(pack|impact-map|process)/.test(path)
  const passages = page?.passages ?? []
  // What carries marks comes first, so that readers meet the numbers in their order.
  for (const { place, claims } of [
    ...passages.filter(({ place }) => place !== ''),
    ...passages.filter(({ place }) => place === ''),
  ]) {
    // One that was deleted since may stay named.
    const known = [...new Set(claims)].flatMap((id) => byId.get(id) ?? [])
    order.push(...known.map(({ id }) => id).filter((id) => !order.includes(id)))
    if (place === '' || known.length === 0) continue
    const cites = known.map(({ id, state }) => ({
      id,
      state,
      number: order.indexOf(id) + 1,
      isFirst: leadsBack && !cited.has(id),
    }))
    marks[place] = `\u2060[${runsOf(cites).map(marksOf).join(', ')}]`
    if (leadsBack) for (const { id } of known) cited.add(id)
  }
  const named = order.flatMap((id) => byId.get(id) ?? [])
  if (named.length === 0) return null
  return { list: listOf(named, cited), ...(path.startsWith('/pack') && { printed: printedListOf(named) }), marks }
}

/** What was found for the claims of one version of the content: every page asks, and the library may have thousands. */
const found = new WeakMap<readonly Claim[], { documents: readonly unknown[]; claims: Claim[] }>()

/** The claims without the ids of documents that the evidence library does not have: no link leads nowhere. */
export function withHeldDocuments(
  claims: readonly Claim[],
  documents: readonly Pick<EvidenceDocument, 'id'>[],
): Claim[] {
  const known = found.get(claims)
  if (known?.documents === documents) return known.claims
  const ids = new Set(documents.map(({ id }) => id))
  const held = claims.map((claim) => (ids.has(claim.document_id) ? claim : { ...claim, document_id: '' }))
  found.set(claims, { documents, claims: held })
  return held
}

/** A claim as a passage names it: its number in the list, and whether it is named there for the first time. */
interface Named extends Pick<Claim, 'id' | 'state'> {
  number: number
  isFirst: boolean
}

/** Numbers that follow one another, where a passage has more than three; one that is out of date says so, and stands alone. */
function runsOf(named: readonly Named[]): Named[][] {
  if (named.length <= 3) return named.map((each) => [each])
  const runs: Named[][] = []
  for (const each of named.toSorted((a, b) => a.number - b.number)) {
    const run = runs.at(-1) ?? []
    const isNext = run.at(-1)?.number === each.number - 1
    if (isNext && [run.at(-1), each].every((one) => one?.state !== 'out-of-date')) run.push(each)
    else runs.push([each])
  }
  return runs
}

/** The marks of a run: of three and more its first and its last, and between them where the ways back lead. */
function marksOf(run: readonly Named[]): string {
  if (run.length < 3) return run.map(mark).join(', ')
  const [first, ...between] = run.map((each, index) => {
    const isEnd = index === 0 || index === run.length - 1
    return isEnd ? mark(each) : `<span${citedAt(each)}></span>`
  })
  return `${first} to ${between.join('')}`
}

const citedAt = ({ id, isFirst }: Named) => (isFirst ? ` id="cited-${escapeXml(id)}"` : '')

function mark(named: Named): string {
  const { id, number, state } = named
  const warning = state === 'out-of-date' ? ` (${stateNames[state].toLowerCase()})` : ''
  const words = `${number}${warning}`
  return `<a href="#source-${escapeXml(id)}"${citedAt(named)} aria-label="Source ${words}">${words}</a>`
}

/** Each with a way back to where it is named first. */
function listOf(claims: readonly Claim[], cited: ReadonlySet<string>): string {
  const entries = claims.map((claim) => {
    const back = ` <a class="no-print" href="#cited-${escapeXml(claim.id)}">↑<span class="sr-only"> ${sourcesPage.back}</span></a>`
    const words = `${escapeXml(claim.statement)} <small>${sourceHtml(claim)}${cited.has(claim.id) ? back : ''}</small>`
    return `<li id="source-${escapeXml(claim.id)}">${words}</li>`
  })
  const heading = `<summary>${sourcesPage.listHeading} (${claims.length})</summary>`
  const all = `<p class="no-print"><a href="/quarry/sources">${sourcesPage.all}</a></p>`
  const figures = claims.some(({ said_by }) => said_by === 'campaign-figure') ? `<p>${sourcesPage.figures}</p>` : ''
  return `<details class="prose">${heading}${figures}<ol>${entries.join('')}</ol>${all}</details>`
}

function printedListOf(claims: readonly Claim[]): string {
  const numbered = claims.map((claim, index) => ({ number: index + 1, source: sourceHtml(claim) }))
  const bySource = Map.groupBy(numbered, ({ source }) => source)
  const numbersOf = (of: typeof numbered) => of.map(({ number }) => number).join(', ')
  return Array.from(bySource, ([source, of]) => `<li><b>${numbersOf(of)}</b> ${source}</li>`).join('')
}

/** Who says it, and where. */
function sourceHtml(claim: Claim): string {
  const { said_by, document, page, address, document_id } = claim
  const link = linkAddress(address)
  const title = escapeXml(document || (address === '' ? '' : address))
  const where = link === '' || title === '' ? title : `<a href="${escapeXml(link)}">${title}</a>`
  const read = where === '' ? '' : `: ${where}${escapeXml(placeWords(page))}`
  const stop = /\?(?:<\/a>)?$/.test(read) ? '' : '.'
  const library = `/quarry${libraryAddress(document_id)}`
  const held =
    document_id === '' ? '' : ` <a class="no-print" href="${escapeXml(library)}">${sourcesPage.inLibrary}</a>`
  return `${speakerWords[said_by].says}${read}${stop} ${escapeXml(checkedWords(claim))}${held}`
}
