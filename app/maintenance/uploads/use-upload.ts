import { useCallback, useEffect, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import { refusedBeforeSending, type UploadKind } from '../../../domain/upload.ts'
import { showToast } from '../../ui/toast.ts'
import { type SentUpload, sendUpload } from './send-upload.ts'

/** Where an upload stands. `part` is what has left, from 0 to 1; then the server prepares the file. */
export type UploadState =
  | { step: 'idle' | 'cancelled' }
  | { step: 'sending'; name: string; part: number; isSlow: boolean }
  | { step: 'done'; upload: SentUpload }
  | { step: 'failed'; message: string; file?: File }

const slowAfter = 10_000

const words = {
  several: 'Choose one file, not several.',
  busy: 'One file at a time: wait for this one, or cancel it.',
  unreachable: 'The file could not be sent: the site does not answer. Check that it is running, and try again.',
}

/**
 * One upload at a time for one field. It ends when the field goes away, and says so: its path would have nowhere to go.
 * `kind` is what the field takes; without one, all that can be uploaded.
 */
export function useUpload(kind: UploadKind | undefined, onUploaded: (upload: SentUpload) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' })
  const [notice, setNotice] = useState<string>()
  const running = useRef<AbortController>(undefined)
  // What is edited meanwhile must not be lost: the field as it is when the file has arrived gets its path.
  const latest = useRef(onUploaded)
  latest.current = onUploaded

  const send = useCallback(async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (part: number, isSlow = false) => {
      if (!signal.aborted) setState({ step: 'sending', name: file.name, part, isSlow })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = (part: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => show(part, true), slowAfter)
      show(part)
    }
    move(0)
    try {
      const upload = await sendUpload(file, move, signal)
      setState({ step: 'done', upload })
      latest.current(upload)
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', ...failureOf(error, file) })
    } finally {
      clearTimeout(timer)
      if (running.current === controller) running.current = undefined
      setNotice(undefined)
    }
  }, [])

  const remind = () => setNotice(words.busy)
  const choose = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (running.current) return remind()
    if (files.length > 1) return setState({ step: 'failed', message: words.several })
    const rule = refusedBeforeSending(file, kind)
    if (rule === undefined) send(file)
    else setState({ step: 'failed', message: `The file ${rule}.` })
  }
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])

  useEffect(
    () => () => {
      if (!running.current) return
      cancel()
      const description = 'The form that it was for has been closed.'
      showToast({ kind: 'error', title: 'Upload stopped', description })
    },
    [cancel],
  )

  return {
    state,
    notice,
    choose,
    /** Says that one upload is under way already. */
    remind,
    cancel() {
      cancel()
      setState({ step: 'cancelled' })
    },
    retry() {
      if (state.step === 'failed' && state.file) send(state.file)
    },
  }
}

/** A file that the server refuses will be refused again; what failed on the way may be tried again. */
function failureOf(error: unknown, file: File): { message: string; file?: File } {
  if (!(error instanceof ContentError)) return { message: words.unreachable, file }
  return error.code === 'invalid' ? { message: error.message } : { message: error.message, file }
}
