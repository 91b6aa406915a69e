import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ContentError } from '../../domain/content-error.ts'
import type { UploadType } from '../../domain/upload.ts'
import type { EncodedPicture, PictureForm } from './encode-picture.ts'
import { refusedFile } from './storage.ts'

const ownProgram = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** What one picture may take. The largest AVIF that is taken, with see-through parts, takes 1.5 GB. */
const limits = { milliseconds: 60_000, kilobytes: 2_500_000 }
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

/** Prepares pictures, one at a time, each in a process of its own: what a file does to its decoder, it does there. */
export class PicturePreparation {
  readonly #program: string
  readonly #limits: typeof limits
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Tests bring another program, and less patience. */
  constructor(program = ownProgram, own: Partial<typeof limits> = {}) {
    this.#program = program
    this.#limits = { ...limits, ...own }
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
    const child = startProcess(this.#program, this.#limits.kilobytes)
    const tooLong = AbortSignal.timeout(this.#limits.milliseconds)
    const ended = AbortSignal.any([left, tooLong])
    const end = () => child.kill('SIGKILL')
    ended.addEventListener('abort', end)
    try {
      const encoded = await answerOf(child, task)
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

/** What the process answers before it ends; undefined where it ends without an answer. */
async function answerOf(child: ChildProcess, question: PictureTask): Promise<EncodedPicture | undefined> {
  const answers: EncodedPicture[] = []
  child.on('message', (answer: EncodedPicture) => answers.push(answer))
  // It may fail more than once, and an error that nobody hears would end the site.
  child.on('error', () => undefined)
  try {
    const exit = once(child, 'exit')
    child.send(question)
    await exit
    // Its answer may still be on the way.
    if (child.connected) await once(child, 'disconnect')
  } catch (cause) {
    throw new ContentError('unavailable', broken, { cause })
  }
  return answers[0]
}

const cancelled = () => new ContentError('invalid', 'The upload was cancelled.')
const slow = 'takes too long to prepare: try a smaller picture'
const broken =
  'The picture could not be prepared: the program that does it stopped. Please try again, or try a smaller one.'

/** Nothing of the environment is passed on that the program does not need: it may hold passwords. */
function startProcess(program: string, kilobytes: number) {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  const options = {
    env: Object.fromEntries(Object.entries({ PATH, LD_LIBRARY_PATH, SystemRoot }).filter(([, value]) => value)),
    serialization: 'advanced' as const,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
  }
  if (process.platform === 'win32') return fork(program, { ...options, execArgv: [] })
  // Node cannot limit the memory of a library, a shell can; it then becomes Node itself.
  const execArgv = ['-c', `ulimit -d ${kilobytes}; exec "$0" "$@"`, process.execPath]
  return fork(program, { ...options, execPath: '/bin/sh', execArgv })
}
