import type { StoredUpload } from '../../../domain/upload.ts'
import { requireOk } from '../../content-api/http-content.ts'
import { uploadAddress } from '../maintenance-api.ts'

/** An upload as its sender gets to know it; `isNew` is false where the same content was there already. */
export interface SentUpload extends StoredUpload {
  isNew: boolean
}

/**
 * Sends a file and resolves to the upload that it has become. `onProgress` gets the part that has left, from 0 to 1.
 * Rejects with a ContentError where the server refuses, with an AbortError once `signal` is aborted, and with another
 * error where there is no response. Only this older way of asking tells how much has left.
 */
export function sendUpload(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<SentUpload> {
  const request = new XMLHttpRequest()
  const response = new Promise<SentUpload>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onProgress(1)
    request.onload = () => {
      const { status, responseText } = request
      const stored = requireOk(new Response(responseText, { status })).then((response) => response.json())
      resolve(stored.then((upload: StoredUpload) => ({ ...upload, isNew: status === 201 })))
    }
    request.onerror = () => reject(new Error('There was no answer'))
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
  })
  signal.addEventListener('abort', () => request.abort(), { once: true })
  const form = new FormData()
  form.append('file', file)
  request.open('POST', uploadAddress)
  request.send(form)
  return response
}
