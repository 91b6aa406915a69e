import type { ClaimUses } from '../../content/claims/claim-uses.ts'
import type { SoughtClaim } from '../../domain/claims-in-text.ts'
import type { TableName } from '../../domain/content.ts'
import type { BatchSummary, ContentChange } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { ImportReport } from '../../domain/content-transfer.ts'
import type { PageTextId } from '../../domain/fixed-rows.ts'
import type { LinkReport, LinkRunState } from '../../domain/link-check.ts'
import type { WantedPreview } from '../../domain/preview.ts'
import type { Gap } from '../../domain/readiness.ts'
import type { SentLetterReport } from '../../domain/sent-letter.ts'
import type { ParticipationReport } from '../../domain/took-part.ts'
import type { Upload } from '../../domain/upload.ts'
import { apiRoot, requireOk } from '../content-api/http-content.ts'
import { requireWritten, send } from './content-writer.ts'

const root = '/maintenance'

/** Where the browser downloads all content as one file. */
export const exportAddress = `${apiRoot}${root}/export`

/** How many told that they objected, place by place. */
export async function readParticipation(): Promise<ParticipationReport> {
  return (await requireOk(await fetch(`${apiRoot}${root}/participation`))).json()
}

/** Whether the site behind these tools is a public one. */
export async function findSide(): Promise<{ isPublic: boolean }> {
  return (await requireOk(await fetch(`${apiRoot}${root}/side`))).json()
}

/** Which changes are looked for: of one table or one row, or of rows whose title or key has this text in it. */
export interface HistoryFilter {
  table?: TableName | undefined
  key?: string | undefined
  search?: string | undefined
}

/** The changes of the content, newest first: those older than the change with the id `before`. */
export async function listHistory({
  limit,
  before,
  ...filter
}: HistoryFilter & { limit: number; before?: number | undefined }): Promise<ContentChange[]> {
  const asked = Object.entries({ limit: String(limit), before: before?.toString(), ...filter })
  const query = new URLSearchParams(asked.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return (await requireOk(await fetch(`${apiRoot}${root}/history?${query}`))).json()
}

/** Takes a change back: the row is again as it was before it. That is a change of its own. */
export async function restoreChange({ id, table }: Pick<ContentChange, 'id' | 'table'>): Promise<ContentChange> {
  return (await requireWritten(table, send('POST', `${root}/history/${id}/restore`, {}))).json()
}

const batchPath = (batch: string) => `${root}/history/batches/${encodeURIComponent(batch)}`

/** How much undoing everything that was done at once would take back. */
export async function findBatch(batch: string): Promise<BatchSummary> {
  return (await requireOk(await fetch(apiRoot + batchPath(batch)))).json()
}

/** Takes everything back that was done at once; that can be undone in the same way. */
export async function undoBatch(batch: string): Promise<{ batch: string; changes: number }> {
  // Of all that must be unique, only the address of a card can have been taken meanwhile.
  return (await requireWritten('impact_cards', send('POST', `${batchPath(batch)}/undo`, {}))).json()
}

/** Brings a deleted row back as it was. */
export async function restoreDeleted(table: TableName, key: string): Promise<void> {
  const [latest] = await listHistory({ limit: 1, table, key })
  if (latest?.kind !== 'delete') throw new ContentError('not-found', 'This has been restored already.')
  await restoreChange(latest)
}

/** Tells what importing a file would change. */
export async function planImport(file: unknown): Promise<ImportReport> {
  return (await requireOk(await send('POST', `${root}/import?dry-run=1`, file))).json()
}

/** Makes the content what the file says, if it is still as the dry run saw it; otherwise a 'conflict'. */
export async function importContent(
  file: unknown,
  { revision }: Pick<ImportReport, 'revision'>,
): Promise<ImportReport> {
  return (await requireOk(await send('POST', `${root}/import?revision=${revision}`, file))).json()
}

/** What is to be done before the site goes public. */
export async function listGaps(): Promise<Gap[]> {
  return (await (await requireOk(await fetch(`${apiRoot}${root}/readiness`))).json()).gaps
}

/** How many objections the site has sent for residents, and what went wrong. */
export async function readSentLetters(): Promise<SentLetterReport> {
  return (await requireOk(await fetch(`${apiRoot}${root}/sent-letters`))).json()
}

/** What came of the last look at each address that the rows lead to. */
export async function readLinkReport(): Promise<LinkReport> {
  return (await requireOk(await fetch(`${apiRoot}${root}/links`))).json()
}

/** Has all addresses looked at, unless that is under way. */
export async function checkLinks(): Promise<LinkRunState> {
  return (await requireOk(await send('POST', `${root}/links`, {}))).json()
}

/** Every place that states a claim, and what no claim covers; for one claim as if it had these phrases. */
export async function listClaimUses(typed?: SoughtClaim): Promise<ClaimUses> {
  const query = typed ? `?${new URLSearchParams({ id: typed.id, phrases: typed.phrases })}` : ''
  return (await requireOk(await fetch(`${apiRoot}${root}/claim-uses${query}`))).json()
}

/** Removes the example events that are still there; `undoBatch` brings them back. */
export async function removeExamples(): Promise<{ batch: string; changes: number }> {
  return (await requireOk(await send('DELETE', `${root}/examples`))).json()
}

/** HTML as visitors will get it, and what is taken out of it. */
interface SanitisedHtml {
  html: string
  removed: string[]
}

export async function sanitiseHtml(html: string): Promise<SanitisedHtml> {
  return (await requireOk(await send('POST', `${root}/sanitise`, { html }))).json()
}

/** The words that stand at each place of a page until the campaign writes its own. */
export async function readBuiltInTexts(): Promise<Record<PageTextId, string>> {
  return (await requireOk(await fetch(`${apiRoot}${root}/built-in-texts`))).json()
}

/** A public page with what is not stored, as HTML for a frame. */
export async function previewPage(wanted: WantedPreview, signal: AbortSignal): Promise<string> {
  return (await requireOk(await send('POST', `${root}/preview`, wanted, {}, signal))).text()
}

/** Where a file of this name is sent to. */
export function uploadAddress(name: string): string {
  return `${apiRoot}${root}/uploads?${new URLSearchParams({ name })}`
}

/** Every uploaded file, the latest first, with where it is used. */
export async function listUploads(): Promise<Upload[]> {
  return (await requireOk(await fetch(`${apiRoot}${root}/uploads`))).json()
}

/** Removes a file that nothing uses. */
export async function deleteUpload({ name }: Pick<Upload, 'name'>): Promise<void> {
  await requireOk(await send('DELETE', `${root}/uploads/${name}`))
}
