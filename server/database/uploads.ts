import { ReadableStream as WebStream } from 'node:stream/web'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './postgres.ts'
import type { Database, UploadsTable } from './tables.ts'

/**
 * How many bytes are read at once, so that whoever reads slowly does not hold a whole document in memory. SQLite reads the
 * whole for each slice and gives only that out: smaller ones cost more, 25 MB by megabytes half a second.
 */
const sliceBytes = 2_097_152
/** How many bytes one part holds. */
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
      await transaction.insertInto('upload_contents').values({ name: row.name, content }).execute()
      // The release before, should somebody go back to it, reads these; the next one lets them go.
      for (let part = 0; part * partBytes < content.length; part += 1) {
        const bytes = content.subarray(part * partBytes, (part + 1) * partBytes)
        await transaction.insertInto('upload_parts').values({ name: row.name, part, content: bytes }).execute()
      }
    }
    return 'new'
  })
}

/** Every stored file, the latest first. */
export async function listUploadFiles(db: Kysely<Database>): Promise<UploadsTable[]> {
  return await db.selectFrom('uploads').selectAll().orderBy('uploaded_at', 'desc').orderBy('name').execute()
}

/** What is known of the stored file of this name; undefined where there is none. */
export async function findUpload(db: Kysely<Database>, name: string): Promise<UploadsTable | undefined> {
  return await db.selectFrom('uploads').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The content of a stored file from one byte to another, both included. Fails where the file is deleted meanwhile. */
export function readUpload(db: Kysely<Database>, name: string, first: number, last: number): ReadableStream {
  return WebStream.from(readSlices(db, name, first, last)) as ReadableStream
}

async function* readSlices(db: Kysely<Database>, name: string, first: number, last: number) {
  for (let start = first; start <= last; start += sliceBytes) {
    const length = Math.min(sliceBytes, last - start + 1)
    const slice = sql<Uint8Array>`substr(content, ${start + 1}, ${length})`.as('slice')
    const contents = db.selectFrom('upload_contents').where('name', '=', name)
    yield (await contents.select(slice).executeTakeFirstOrThrow()).slice
  }
}

/** Deletes stored files with their content; false where there is none of these names. */
export async function deleteUploads(db: Kysely<Database>, names: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('uploads').where('name', 'in', names).executeTakeFirst()
  return numDeletedRows > 0
}
