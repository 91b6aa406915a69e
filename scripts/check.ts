import { readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { parseArgs } from 'node:util'
import { alarmHelp, alarmMails, alarmWords, type Fault } from '../content/alarm-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { type Config, StartError } from '../server/config.ts'
import { readCampaign } from '../server/content-readers.ts'
import { connectDatabase } from '../server/database/connect.ts'
import { createContent } from '../server/database/repository.ts'
import { openContentRevision } from '../server/database/revision.ts'
import { createMessageId, type MailContext, messagesGoTo, senderOf } from '../server/mail/compose.ts'
import { createMailServer } from '../server/mail/mail-server.ts'
import { badCertificateFile } from '../server/tell-health.ts'
import { readServiceConfig } from './service-config.ts'

type Sender = Omit<MailContext, 'lastDay'>

/** What is remembered from one look to the next. */
interface Memory {
  /** When the campaign was last told that something is wrong, and what. */
  day?: string
  told?: Fault[]
  /** Whether it still has to hear that all is well. */
  isWrong?: boolean
  /** In whose name e-mails go, for when the database cannot say. */
  sender?: Sender
}

/**
 * Says what is wrong with the site of this machine, one line each, and ends with 1. With --tell the campaign gets an e-mail as
 * well: one a day for each thing that is wrong, and one when all is well again.
 */
async function main(): Promise<void> {
  process.umask(0o077)
  const { values } = parseArgs({ options: { tell: { type: 'boolean' } } })
  const config = readServiceConfig()
  const folder = config.stateFolder
  if (folder === undefined) throw new StartError('STATE_DIRECTORY must name the folder of the service.')
  const wrong = await findFaults(config, folder)
  for (const fault of wrong) console.log(alarmWords[fault])
  if (values.tell) await tell(config, folder, wrong)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

async function findFaults({ port, publicOrigin }: Config, folder: string): Promise<Fault[]> {
  const visit = publicOrigin?.startsWith('https:') ? await visitThroughProxy(new URL(publicOrigin)) : undefined
  const mark = join(folder, badCertificateFile)
  await (visit?.isCertificateGood === false ? writeFile(mark, '') : rm(mark, { force: true }))
  const site: Fault[] = visit?.hasPage === false ? ['site'] : []
  try {
    const health = await fetch(`http://127.0.0.1:${port}/quarry/healthz`, { signal: AbortSignal.timeout(10_000) })
    return [...site, ...((await health.json()) as { wrong: Fault[] }).wrong]
  } catch {
    return visit?.isCertificateGood === false ? ['site', 'certificate'] : ['site']
  }
}

/**
 * Whether the proxy of this machine gives a visitor a page, and shows a certificate that lasts for a while; proxies renew with a
 * third of its time left. Where no certificate is shown, nobody can say whether there would be a page.
 */
function visitThroughProxy({ hostname }: URL): Promise<{ isCertificateGood: boolean; hasPage?: boolean }> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      servername: hostname,
      headers: { Host: hostname },
      path: '/quarry/',
      // Whether browsers trust its maker is theirs to say.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(20_000),
    }
    let isCertificateGood = false
    get(options, (response) => {
      resolve({ isCertificateGood, hasPage: Number(response.statusCode) < 500 })
      response.destroy()
    })
      .once('socket', (socket) =>
        socket.once('secureConnect', () => {
          const { valid_from, valid_to } = (socket as TLSSocket).getPeerCertificate()
          const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)]
          isCertificateGood = to - Date.now() > (to - from) / 6
        }),
      )
      .on('error', () => resolve({ isCertificateGood, ...(isCertificateGood && { hasPage: false }) }))
  })
}

async function tell(config: Config, folder: string, wrong: Fault[]): Promise<void> {
  const file = join(folder, 'alarm.json')
  const memory = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Memory
  const sender = await readSender(config).catch(() => memory.sender)
  const day = londonDay()
  const told = memory.day === day ? (memory.told ?? []) : []
  const isNews = wrong.length === 0 ? memory.isWrong : wrong.some((fault) => !told.includes(fault))
  if (!isNews || !(await send(config, sender, wrong))) return writeFile(file, JSON.stringify({ ...memory, sender }))
  const after = wrong.length === 0 ? { ...memory, isWrong: false } : { day, told: [...told, ...wrong], isWrong: true }
  await writeFile(file, JSON.stringify({ ...after, sender }))
}

async function readSender({ databaseUrl, messagesTo, publicOrigin = '' }: Config): Promise<Sender> {
  const database = await connectDatabase(databaseUrl)
  try {
    const revision = await openContentRevision(database)
    const { name, contact_email } = await readCampaign(createContent(database, revision))
    await revision.close()
    return { messagesTo, origin: publicOrigin, campaign: { name, contact_email } }
  } finally {
    await database.close()
  }
}

/** Whether an e-mail about it has left. */
async function send({ smtpUrl }: Config, sender: Sender | undefined, wrong: Fault[]): Promise<boolean> {
  const to = sender && messagesGoTo(sender.messagesTo, sender.campaign)
  if (smtpUrl === undefined || sender === undefined || to === undefined) {
    console.log('Nobody is told by e-mail: SMTP_URL or the address of the campaign is not set.')
    return false
  }
  const { wrong: alarm, well } = alarmMails
  const [subject, text] =
    wrong.length === 0
      ? [well.subject, well.text]
      : [alarm.subject, [...wrong.map((fault) => alarmWords[fault]), alarmHelp, alarm.often].join('\n\n')]
  const mail = { from: senderOf(sender), to: { name: '', address: to }, subject, text }
  try {
    await createMailServer(smtpUrl)({ messageId: createMessageId(sender.origin), ...mail }, AbortSignal.timeout(60_000))
    return true
  } catch (error) {
    console.log(`Nobody could be told by e-mail: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
