import { access, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Fault } from '../content/alarm-words.ts'
import { problemOf, problemResponse, retryAfterSeconds } from './api/problem.ts'
import { hasMailLeft, isMailGivenUp, readOldestWaiting } from './database/mail-queue.ts'
import type { Database } from './database/tables.ts'
import { within } from './http/page-cache.ts'
import type { Handler } from './request-context.ts'

/** What is less is wrong: so many bytes are free on the disk, and the newest back-up is so many seconds old at most. */
const leastFree = 500_000_000
const oldestBackUp = 2 * 24 * 60 * 60
/** An e-mail may wait for so many seconds while others leave. */
const longestWait = 60 * 60

/** Files in the folder of the service: the one is as old as the newest back-up, the other is there while the certificate is wrong. */
export const backedUpFile = 'backed-up'
export const badCertificateFile = 'bad-certificate'

/** Tells whoever watches the site, who must not wait with it, whether it can do its work and what is wrong around it. */
export const tellHealth: Handler = async ({ site: { stored, health, build, config } }) => {
  const queue = within(2_000, lookAtQueue(stored.database.reader))
  const trial = within(2_000, Promise.all([queue, health.requireWritable()]))
  const problem = await trial.then(() => undefined, problemOf)
  const { oldestMailSeconds, isStuck } = await queue.catch(() => ({ oldestMailSeconds: null, isStuck: false }))
  const machine = await lookAtMachine(stored.dataFolder, config.stateFolder)
  const faults: [Fault, boolean][] = [
    ['database', problem !== undefined],
    ['disk', machine.freeBytes < leastFree],
    ['mail', isStuck && config.smtpUrl !== undefined],
    ['back-up', config.stateFolder !== undefined && !((machine.backUpSeconds ?? oldestBackUp) < oldestBackUp)],
    ['certificate', machine.hasBadCertificate],
  ]
  const wrong = faults.filter(([, isSo]) => isSo).map(([fault]) => fault)
  const { freeBytes, backUpSeconds } = machine
  const facts = { revision: stored.revision.current(), build, oldestMailSeconds, freeBytes, backUpSeconds, wrong }
  if (!problem) return Response.json({ status: wrong.length === 0 ? 'ok' : 'wrong', ...facts })
  return problemResponse({ ...problem, status: 503, ...facts }, { 'Retry-After': String(retryAfterSeconds) })
}

async function lookAtQueue(db: Kysely<Database>): Promise<{ oldestMailSeconds: number | null; isStuck: boolean }> {
  const since = await readOldestWaiting(db)
  const oldestMailSeconds = since === null ? null : secondsSince(Date.parse(since))
  const isLate = Number(oldestMailSeconds) > longestWait
  const isLateAlone = isLate && !(await hasMailLeft(db, new Date(Date.now() - longestWait * 1000)))
  return { oldestMailSeconds, isStuck: isLateAlone || (await isMailGivenUp(db)) }
}

async function lookAtMachine(dataFolder: string, stateFolder = '') {
  // Over PostgreSQL the site may have no folder of its own.
  const { bavail, bsize } = await statfs(dataFolder).catch(() => statfs('.'))
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )
  return {
    freeBytes: bavail * bsize,
    backUpSeconds: await stat(join(stateFolder, backedUpFile)).then(
      ({ mtimeMs }) => secondsSince(mtimeMs),
      () => null,
    ),
    hasBadCertificate: await isThere(join(stateFolder, badCertificateFile)),
  }
}

const secondsSince = (time: number) => Math.max(0, Math.round((Date.now() - time) / 1000))
