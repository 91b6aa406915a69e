import type { IncomingMessage } from 'node:http'
import type { Content } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { claimedType, type Upload, type UploadType, uploadRules } from '../../domain/upload.ts'
import { createProblem, problemResponse } from '../api/problem.ts'
import { type Handlers, requireKey } from '../request-context.ts'
import { refusedFile } from './storage.ts'
import type { Uploads } from './uploads.ts'
import { findUses, placesInWords } from './uses.ts'

/** The uploads: a list with where each is used, a way to add one and one to remove what nothing uses. */
export function createUploadHandlers(
  uploads: Uploads,
  content: Content,
): Handlers<'uploads' | 'receiveUpload' | 'removeUpload'> {
  return {
    async uploads() {
      const [stored, uses] = await Promise.all([uploads.list(), findUses(content)])
      const list: Upload[] = stored.map((upload) => ({ ...upload, uses: uses.get(upload.name) ?? [] }))
      return Response.json(list)
    },
    async receiveUpload({ request, query }) {
      const type = claimedType(request.headers['content-type'] ?? 'none', '')
      if (!type) throw refusedFile(uploadRules.type())
      if (Number(request.headers['content-length'] ?? 0) > type.largest) return problemResponse(tooLarge(type))
      const kept = await receive(request, type, query.get('name') ?? '')
      if (!kept) return problemResponse(tooLarge(type))
      return Response.json(kept.upload, { status: kept.isNew ? 201 : 200, headers: { Location: kept.upload.path } })
    },
    async removeUpload({ params }) {
      const name = requireKey(params.name)
      const uses = (await findUses(content)).get(name) ?? []
      if (uses.length > 0) {
        const detail = `It is used by ${placesInWords(uses)}. Take it out there first.`
        return problemResponse(createProblem('invalid', detail, 409))
      }
      if (!(await uploads.remove(name))) throw new ContentError('not-found', 'There is no such file.')
      return new Response(null, { status: 204 })
    },
  }

  /** The connection stays open for the answer: when it ends before, the sender has left. */
  async function receive(sent: IncomingMessage, type: UploadType, name: string) {
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    sent.socket.once('close', leave)
    try {
      return await uploads.receive({ content: sent, type, name, left: leaving.signal })
    } finally {
      sent.socket.off('close', leave)
    }
  }
}

function tooLarge(type: UploadType) {
  const rule = uploadRules.size(type)
  return { ...createProblem('invalid', `The file ${rule}.`, 413), fields: [{ field: 'file', rule }] }
}
