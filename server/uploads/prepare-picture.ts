import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ContentError } from '../../domain/content-error.ts'
import type { UploadType } from '../../domain/upload.ts'
import type { EncodedPicture, PictureForm } from './encode-picture.ts'
import { refusedFile } from './storage.ts'

const ownProgram = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** How long one picture may take. */
const patienceMs = 60_000
const mostWaiting = 10

/** What the process is asked for. */
export interface PictureTask {
  file: string
  contentType: string
  form: PictureForm
}

export interface PreparedPicture {
  picture: Buffer
  width: number
  height: number
}

/** Prepares pictures, one at a time, each in a process of its own: a file that crashes its decoder does not end the site. */
export class PicturePreparation {
  readonly #program: string
  readonly #patienceMs: number
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Tests bring another program, and less patience. */
  constructor(program = ownProgram, patience = patienceMs) {
    this.#program = program
    this.#patienceMs = patience
  }

  /** The picture in this file in the form in which the site keeps it, or another. Rejects with a ContentError where it cannot be one, and once `left` is aborted. */
  async prepare(
    file: string,
    { contentType }: Pick<UploadType, 'contentType'>,
    left: AbortSignal,
    form: PictureForm = 'kept',
  ): Promise<PreparedPicture> {
    if (this.#waiting >= mostWaiting) {
      throw new ContentError('too-many', 'Many pictures are waiting already. Please try again in a minute.', {
        retryAfterSeconds: 60,
      })
    }
    this.#waiting += 1
    const prepared = this.#last.then(() => this.#run({ file, contentType, form }, left))
    this.#last = prepared.catch(() => undefined)
    return prepared.finally(() => {
      this.#waiting -= 1
    })
  }

  async #run(task: PictureTask, left: AbortSignal): Promise<PreparedPicture> {
    if (left.aborted) throw cancelled()
    const child = startProcess(this.#program)
    const tooLong = AbortSignal.timeout(this.#patienceMs)
    const ended = AbortSignal.any([left, tooLong])
    const end = () => child.kill('SIGKILL')
    ended.addEventListener('abort', end)
    try {
      const encoded = await responseOf(child, task)
      if (left.aborted) throw cancelled()
      if (encoded === undefined && tooLong.aborted) throw refusedFile(slow)
      if (encoded === undefined) throw new ContentError('unavailable', broken)
      if ('rule' in encoded) throw refusedFile(encoded.rule)
      return { ...encoded, picture: Buffer.from(encoded.picture) }
    } finally {
      ended.removeEventListener('abort', end)
      end()
    }
  }
}

/** What the process responds before it ends; undefined where it ends without a response. */
async function responseOf(child: ChildProcess, question: PictureTask): Promise<EncodedPicture | undefined> {
  const responses: EncodedPicture[] = []
  child.on('message', (response: EncodedPicture) => responses.push(response))
  // It may fail more than once, and an error that nobody hears would end the site.
  child.on('error', () => undefined)
  try {
    const exit = once(child, 'exit')
    child.send(question)
    await exit
    // Its response may still be on the way.
    if (child.connected) await once(child, 'disconnect')
  } catch (cause) {
    throw new ContentError('unavailable', broken, { cause })
  }
  return responses[0]
}

const cancelled = () => new ContentError('invalid', 'The upload was cancelled.')
const slow = 'takes too long to prepare: try a smaller picture'
const broken =
  'The picture could not be prepared: the program that does it stopped. Please try again, or try a smaller one.'

/** Nothing of the environment is passed on that the program does not need: it may hold passwords. */
function startProcess(program: string): ChildProcess {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return fork(program, {
    env: Object.fromEntries(Object.entries({ PATH, LD_LIBRARY_PATH, SystemRoot }).filter(([, value]) => value)),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
