import { ContentError } from '../../domain/content-error.ts'
import type { Upload } from '../../domain/upload.ts'
import { createProblem, problemResponse } from '../api/problem.ts'
import { deleteUploads, findUpload, readUpload } from '../database/uploads.ts'
import { namesEntityTag } from '../http/cached-response.ts'
import { respondWithFile } from '../http/file-part.ts'
import { Queue } from '../http/queue.ts'
import { caching } from '../http/route.ts'
import { type Handler, type Handlers, requireKey } from '../request-context.ts'
import { readSentFile } from './read-sent-file.ts'
import { downloadName, filesOf, isForMail, nameInPath } from './upload-name.ts'
import { listUploads, receiveUpload } from './uploads.ts'
import { findUses, placesInWords } from './uses.ts'

// So many are held in memory; of the others nothing is read yet.
const receiving = new Queue({ atOnce: 4, longest: 10 })

/** The uploads: a list with where each is used, a way to add one and one to remove what nothing uses. */
export const uploadHandlers = {
  async list({ site: { stored } }) {
    const [uploads, uses] = await Promise.all([listUploads(stored.database.reader), findUses(stored.content)])
    const list: Upload[] = uploads.map((upload) => ({ ...upload, uses: uses.get(upload.name) ?? [] }))
    return Response.json(list)
  },
  async receive({ request, site }) {
    // The connection stays open for the answer: when it ends before, the sender has left.
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    request.socket.once('close', leave)
    const { signal } = leaving
    try {
      const taken = await receiving.run(async () =>
        receiveUpload(site.stored, await readSentFile(request, signal), signal),
      )
      return Response.json(taken.upload, {
        status: taken.isNew ? 201 : 200,
        headers: { Location: taken.upload.path },
      })
    } finally {
      request.socket.off('close', leave)
    }
  },
  async remove({ params, site: { stored } }) {
    const name = requireKey(params.name)
    const uses = (await findUses(stored.content)).get(name) ?? []
    if (uses.length > 0) {
      const detail = `It is used by ${placesInWords(uses)}. Take it out there first.`
      return problemResponse(createProblem('invalid', detail, 409))
    }
    if (isForMail(name) || !(await deleteUploads(stored.database.db, filesOf(name))))
      throw new ContentError('not-found', 'There is no such file.')
    return new Response(null, { status: 204 })
  },
} satisfies Handlers

/** The upload that a path names, as it is read: a document is too large to be held for every reader. Undefined where there is none. */
export const serveUpload: Handler = async ({ path, route, request, site }) => {
  const { reader } = site.stored.database
  const name = nameInPath(path)
  const upload = name === undefined ? undefined : await findUpload(reader, name)
  if (!upload) return undefined
  const entityTag = `"${upload.name.split('.')[0]}"`
  const common = { 'Cache-Control': caching[route.cached], ETag: entityTag, ...site.security.upload }
  if (namesEntityTag(request.headers['if-none-match'], entityTag))
    return new Response(null, { status: 304, headers: common })
  const headers = new Headers({ ...common, ...typeHeaders(upload.name, upload.original_name) })
  const read = (first: number, last: number) => readUpload(reader, upload.name, first, last)
  return respondWithFile(request, { headers, size: upload.bytes, read })
}

/** A document is downloaded and never shown as a page of this site: it may hold scripts. */
function typeHeaders(name: string, originalName: string): Record<string, string> {
  if (!name.endsWith('.pdf')) return { 'Content-Type': isForMail(name) ? 'image/jpeg' : 'image/webp' }
  const disposition = `attachment; filename="${downloadName(originalName)}"`
  return { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition }
}
