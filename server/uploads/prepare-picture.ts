import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ContentError } from '../../domain/content-error.ts'
import { Queue } from '../http/queue.ts'
import { refusedFile } from './read-sent-file.ts'

/** A picture in the forms in which the site keeps it. */
export interface PreparedPicture {
  kept: Uint8Array
  /** For mail programs. */
  mail: Uint8Array
  width: number
  height: number
}
/** What the program says of a picture: its forms, or the rule that it breaks. */
export type PictureAnswer = PreparedPicture | { rule: string }

const ownProgram = fileURLToPath(new URL('picture-child.ts', import.meta.url))
const patienceMs = 60_000

const queue = new Queue({ atOnce: 1 })

/**
 * Prepares a picture, one at a time, each in a process of its own: a thread cannot be ended while it decodes, and would take
 * the site along where a file crashes the decoder. Rejects with a ContentError. Tests bring another program, and less patience.
 */
export function preparePicture(
  bytes: Buffer,
  left: AbortSignal,
  program = ownProgram,
  patience = patienceMs,
): Promise<PreparedPicture> {
  return queue.run(async () => {
    const child = startProgram(program, left, patience)
    const answer = await answerOf(child, bytes)
    if (left.aborted) throw new ContentError('invalid', 'The upload was cancelled.')
    if (!answer) throw child.killed ? refusedFile(slow) : new ContentError('unavailable', broken)
    if ('rule' in answer) throw refusedFile(answer.rule)
    return answer
  })
}

const slow = 'takes too long to prepare: try a smaller picture'
const broken =
  'The picture could not be prepared: the program that does it stopped. Please try again, or try a smaller one.'

/** It gets nothing of the environment, which may hold passwords. */
function startProgram(program: string, signal: AbortSignal, timeout: number): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
  const kill = { signal, timeout, killSignal: 'SIGKILL' } as const
  return spawn(process.execPath, [program], { ...kill, env: {}, serialization: 'advanced', stdio: [...stdio] })
}

/** What the program says before it ends; undefined where it ends without a word. */
async function answerOf(child: ChildProcess, bytes: Buffer): Promise<PictureAnswer | undefined> {
  let answer: PictureAnswer | undefined
  child.on('message', (message: PictureAnswer) => {
    answer = message
  })
  // It may fail more than once, and an error that nobody hears would end the site.
  child.on('error', () => undefined)
  child.send(bytes, () => undefined)
  await once(child, 'disconnect').catch(() => undefined)
  return answer
}
