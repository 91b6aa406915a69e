import type { ConnectedDatabase } from './database/connect.ts'
import { tryDatabase } from './database/write-trial.ts'
import type { Log } from './log.ts'

/** How long a trial of writing says enough, and how often one is made unasked, in ms: each wears the disk. */
const holdsFor = 5_000
const tryEvery = 60_000

/** Whether what visitors send can be stored, and pages be made. */
export interface Health {
  /** Rejects with a ContentError where it cannot, by a trial of some seconds ago at most. */
  requireWritable(): Promise<void>
  stop(): Promise<void>
}

/** Tries to write each minute, whenever somebody asks, and as soon as something failed; the log is told when it turns. */
export function watchHealth({ db, failures }: Pick<ConnectedDatabase, 'db' | 'failures'>, log: Log): Health {
  let verdict: Promise<void> = Promise.resolve()
  let [triedAt, isTrying, isWell] = [Number.NEGATIVE_INFINITY, false, true]

  function attempt(): Promise<void> {
    if (isTrying) return verdict
    isTrying = true
    triedAt = Date.now()
    verdict = tryDatabase(db).finally(() => {
      isTrying = false
    })
    verdict.then(
      () => turn(true),
      (error: unknown) => turn(false, error),
    )
    return verdict
  }

  function turn(isWellNow: boolean, err?: unknown): void {
    if (isWellNow === isWell) return
    isWell = isWellNow
    if (isWell) log.info({}, 'Something can be stored again')
    else log.error({ err: err instanceof Error ? (err.cause ?? err) : err }, 'Nothing can be stored: forms are refused')
  }

  const attemptUnasked = () => void attempt().catch(() => undefined)
  const attemptAfterFailure = () => {
    if (isWell) attemptUnasked()
  }
  failures.on('unavailable', attemptAfterFailure)
  const timer = setInterval(attemptUnasked, tryEvery).unref()
  return {
    requireWritable: () => (Date.now() - triedAt < holdsFor ? verdict : attempt()),
    async stop() {
      clearInterval(timer)
      failures.off('unavailable', attemptAfterFailure)
      await verdict.catch(() => undefined)
    },
  }
}
