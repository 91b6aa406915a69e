import { constants, readFile, rm, writeFile } from 'node:fs/promises'
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
import { createMailServer, type Mail } from '../server/mail/mail-server.ts'
import { badCertificateFile } from '../server/tell-health.ts'
import { runCommand } from './service-config.ts'

type Sender = Omit<MailContext, 'lastDay'>
type Words = Pick<Mail, 'subject' | 'text'>

const nobodyIsTold =
  'Nobody is told by e-mail what is wrong: SMTP_URL, or the campaign’s e-mail address (Admin, Campaign), is not set.'

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
 * Says what is wrong with the site of this machine, one line each, and ends with 1; and whether anybody would hear of it. With
 * --tell the campaign gets an e-mail as well: one a day for each thing that is wrong, and one when all is well again. With
 * --settings it only tells whether the site would start with these settings.
 */
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { tell: { type: 'boolean' }, settings: { type: 'boolean' } } })
  if (values.settings) return
  const folder = config.stateFolder
  if (folder === undefined) throw new StartError('STATE_DIRECTORY must name the folder of the service.')
  const wrong = await findFaults(config, folder)
  process.exitCode = wrong.length === 0 ? 0 : 1
  for (const fault of wrong) console.log(alarmWords[fault])
  const file = join(folder, 'alarm.json')
  const memory: Memory = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  const sender = await readSender(config).catch(() => memory.sender)
  const to = sender && messagesGoTo(sender.messagesTo, sender.campaign)
  if (config.smtpUrl === undefined || !sender || !to) return console.log(nobodyIsTold)
  if (!values.tell) return
  const send = createMailServer(config.smtpUrl)
  const mail = { messageId: createMessageId(sender.origin), from: senderOf(sender), to: { name: '', address: to } }
  const after = await tell({ ...memory, sender }, wrong, (words) =>
    send({ ...mail, ...words }, AbortSignal.timeout(60_000)),
  )
  // Written over what is there: a full disk takes no more, and the campaign would be told again and again.
  await writeFile(file, JSON.stringify(after).padEnd(4000), { flag: constants.O_WRONLY | constants.O_CREAT })
})

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
      .on('error', ({ code }: NodeJS.ErrnoException) => {
        const isAway = code === 'ECONNREFUSED'
        resolve({
          isCertificateGood: isCertificateGood || isAway,
          ...((isCertificateGood || isAway) && { hasPage: false }),
        })
      })
  })
}

/** Sends what is news since `memory`; what is to be remembered then. */
async function tell(memory: Memory, wrong: Fault[], send: (words: Words) => Promise<void>): Promise<Memory> {
  const day = londonDay()
  const told = memory.day === day ? (memory.told ?? []) : []
  const isNews = wrong.length === 0 ? memory.isWrong : wrong.some((fault) => !told.includes(fault))
  if (!isNews) return memory
  const { well, wrong: alarm } = alarmMails
  const text = [...wrong.map((fault) => alarmWords[fault]), alarmHelp, alarm.often].join('\n\n')
  try {
    await send(wrong.length === 0 ? well : { subject: alarm.subject, text })
  } catch (error) {
    console.log(`Nobody could be told by e-mail: ${error instanceof Error ? error.message : error}`)
    return memory
  }
  return wrong.length === 0
    ? { ...memory, isWrong: false }
    : { ...memory, day, told: [...told, ...wrong], isWrong: true }
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
