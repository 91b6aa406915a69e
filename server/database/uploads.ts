import { type Kysely, sql } from 'kysely'
import { isPostgres } from './postgres.ts'
import type { Database, UploadsTable } from './tables.ts'

/** How many bytes one row holds: whoever reads a document has a part of it in memory, never the whole. */
const partBytes = 262_144

/** A file of an upload with its content: the upload itself, or the form of it that mail programs show. */
export interface UploadFile extends UploadsTable {
  content: Buffer
}

/**
 * Stores the files of one upload, all or none. Resolves to 'known' where the first of them is there already, and to
 * 'no-room' where all uploads together would be larger than this, in bytes.
 */
export async function insertUpload(
  db: Kysely<Database>,
  files: readonly UploadFile[],
  mostBytes: number,
): Promise<'new' | 'known' | 'no-room'> {
  return await db.transaction().execute(async (transaction) => {
    // On SQLite a transaction keeps every other writer out by itself.
    if (isPostgres(db)) await sql`lock table uploads in exclusive mode`.execute(transaction)
    const there = await transaction.selectFrom('uploads').select(['name', 'bytes']).execute()
    if (there.some(({ name }) => name === files[0]?.name)) return 'known'
    if ([...there, ...files].reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return 'no-room'
    for (const { content, ...row } of files) {
      await transaction.insertInto('uploads').values(row).execute()
      for (let part = 0; part * partBytes < content.length; part += 1) {
        const bytes = content.subarray(part * partBytes, (part + 1) * partBytes)
        await transaction.insertInto('upload_parts').values({ name: row.name, part, content: bytes }).execute()
      }
    }
    return 'new'
  })
}

/** Every stored file, the latest first. */
export async function listUploads(db: Kysely<Database>): Promise<UploadsTable[]> {
  return await db.selectFrom('uploads').selectAll().orderBy('uploaded_at', 'desc').orderBy('name').execute()
}

/** What is known of the stored file of this name; undefined where there is none. */
export async function findUpload(db: Kysely<Database>, name: string): Promise<UploadsTable | undefined> {
  return await db.selectFrom('uploads').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The content of a stored file from one byte to another, part by part. Fails where the file is deleted meanwhile. */
export async function* readUploadParts(
  db: Kysely<Database>,
  name: string,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array> {
  for (let part = Math.floor(first / partBytes); part * partBytes <= last; part += 1) {
    const parts = db.selectFrom('upload_parts').select('content').where('name', '=', name)
    const { content } = await parts.where('part', '=', part).executeTakeFirstOrThrow()
    const start = part * partBytes
    yield content.subarray(Math.max(first - start, 0), last - start + 1)
  }
}

/** Deletes stored files with their content; false where there is none of these names. */
export async function deleteUploads(db: Kysely<Database>, names: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('uploads').where('name', 'in', names).executeTakeFirst()
  return numDeletedRows > 0
}
