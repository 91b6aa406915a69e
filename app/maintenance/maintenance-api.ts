import type { TableName } from '../../domain/content.ts'
import type { ContentChange, ReleaseOffer } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { ImportReport } from '../../domain/content-transfer.ts'
import type { FoundTexts } from '../../domain/site-text.ts'
import type { StoredUpload, Upload } from '../../domain/upload.ts'
import type { WantedPreview } from '../../domain/wanted-preview.ts'
import { apiRoot, readJson, requireOk } from '../content-api/http-content.ts'
import { post, requireWritten, send } from './content-writer.ts'
import type { ChosenFile } from './transfer/chosen-file.ts'

const root = 'maintenance'

/** Where the browser downloads all content as one file. */
export const exportAddress = `${apiRoot}/${root}/export`

/** Which changes are looked for: of one table or one row, or of rows whose title or key has this text in it. */
export interface HistoryFilter {
  table?: TableName | undefined
  key?: string | undefined
  search?: string | undefined
}

/** The changes of the content, newest first: those older than the change with the id `before`. */
export function listHistory({
  limit,
  before,
  ...filter
}: HistoryFilter & { limit: number; before?: number | undefined }): Promise<ContentChange[]> {
  const asked = Object.entries({ limit: String(limit), before: before?.toString(), ...filter })
  const query = new URLSearchParams(asked.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return readJson(`${root}/history?${query}`)
}

/** How something is taken back: `unlessChanged` in one press, which a row that has changed since refuses. */
export interface TakingBack {
  unlessChanged: boolean
}

const takingBack = ({ unlessChanged }: TakingBack) => (unlessChanged ? '?unless-changed' : '')

/** Takes a change back: the row is again as it was before it. That is a change of its own. */
export function restoreChange(
  { id, table }: Pick<ContentChange, 'id' | 'table'>,
  how: TakingBack,
): Promise<ContentChange> {
  return requireWritten(table, post(`${root}/history/${id}/restore${takingBack(how)}`))
}

/** The row of a change as it is now, and as it would be if the change were taken back. */
export function previewRestore({
  id,
}: Pick<ContentChange, 'id'>): Promise<{ now: object | null; restored: object | null }> {
  return readJson(`${root}/history/${id}/restore`)
}

/** Takes everything back that was done at once; that can be undone in the same way. */
export function undoBatch(batch: string): Promise<{ batch: string; changes: number }> {
  // Of all that must be unique, only the address of a card can have been taken meanwhile.
  return requireWritten('impact_cards', post(`${root}/history/batches/${encodeURIComponent(batch)}/undo`))
}

/** Brings a deleted row back as it was. */
export async function restoreDeleted(table: TableName, key: string): Promise<void> {
  const [latest] = await listHistory({ limit: 1, table, key })
  if (latest?.kind !== 'delete') throw new ContentError('not-found', 'This has been restored already.')
  await restoreChange(latest, { unlessChanged: true })
}

/** What the release says of rows that maintainers have changed. */
export function listReleaseOffers(): Promise<ReleaseOffer[]> {
  return readJson(`${root}/release`)
}

/** Takes the words of the release for the row as it was seen, or keeps what is there; either is offered no more. */
export function decideOnRelease({ table, key, current }: ReleaseOffer, step: 'take' | 'keep'): Promise<unknown> {
  const path = `${root}/release/${table}/${encodeURIComponent(key)}/${step}`
  return requireWritten(table, post(path, {}, { 'If-Match': `"${current.updated_at}"` }))
}

/** What an import of this content would change, or why it is refused. */
export function tryImport(content: unknown): Promise<ImportReport> {
  return post(`${root}/import?trial`, content)
}

/** Makes the content what a file says, unless it is refused. An export with uploads goes as the file that it is. */
export async function importContent({ file, isArchive, content }: ChosenFile): Promise<ImportReport> {
  return isArchive ? (await sendForm('import/archive', file)).json() : post(`${root}/import`, content)
}

async function sendForm(path: string, file: File): Promise<Response> {
  const form = new FormData()
  form.append('file', file)
  return requireOk(await fetch(`${apiRoot}/${root}/${path}`, { method: 'POST', body: form }))
}

/** The texts of the site in which words stand, or those of a page by its address. */
export function listTexts(asked: { words: string } | { page: string }): Promise<FoundTexts> {
  return readJson(`${root}/texts?${new URLSearchParams(asked)}`)
}

/** A public page with what is not stored, as HTML for a frame. */
export async function previewPage(wanted: WantedPreview, signal: AbortSignal): Promise<string> {
  return (await send('POST', `${root}/preview`, wanted, {}, signal)).text()
}

/** Sends a file; `isNew` is false where the same content was there already. */
export async function sendUpload(file: File): Promise<{ upload: StoredUpload; isNew: boolean }> {
  const response = await sendForm('uploads', file)
  return { upload: await response.json(), isNew: response.status === 201 }
}

/** Every uploaded file, the latest first, with where it is used. */
export function listUploads(): Promise<Upload[]> {
  return readJson(`${root}/uploads`)
}

/** Removes a file that nothing uses. */
export async function deleteUpload({ name }: Pick<Upload, 'name'>): Promise<void> {
  await send('DELETE', `${root}/uploads/${name}`)
}
