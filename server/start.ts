import type { Server } from 'node:http'
import type { NewRow } from '../domain/content.ts'
import { dateWords } from '../domain/date-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { heldDates } from '../domain/progress.ts'
import { createAuthentication } from './authentication/authentication.ts'
import { signInLink } from './authentication/sign-in-pages.ts'
import type { Config } from './config.ts'
import { readCampaign } from './content-readers.ts'
import { insertSignInCode } from './database/maintenance-sessions.ts'
import { keepDeletingExpired } from './database/retention.ts'
import { type Health, watchHealth } from './health.ts'
import { close, listen } from './http/listen.ts'
import type { Log } from './log.ts'
import { createMailServer } from './mail/mail-server.ts'
import { keepSendingReminders } from './mail/reminders.ts'
import { idleSender, type Sender, startSender } from './mail/sender.ts'
import { openStoredContent, type StoredContent } from './stored-content.ts'

/** A site that runs. */
interface Running {
  /** The link that signs a maintainer in, where the database is new: others read the journal of a server too. */
  signInLink: string | undefined
  /** The campaign's details when the site started. */
  campaign: NewRow<'campaign_details'>
  stop: () => Promise<void>
}

/** Opens the database, the site and its listeners, in this order. Rejects with a StartError, with nothing left open. */
export async function start(config: Config, log: Log): Promise<Running> {
  const stored = await openStoredContent(config.databaseUrl)
  const servers: Server[] = []
  const campaign = () => readCampaign(stored.content)
  const stopDeleting = keepDeletingExpired(stored.database, campaign, log)
  const sender = openSender(config, stored, log)
  const health = watchHealth(stored.database, log)
  const stop = async () => {
    stopDeleting()
    await Promise.all([health.stop(), sender.stop(), ...servers.map(close)])
    await stored.close()
  }
  try {
    const site = await createDevOrBuiltSite(config, stored, log, health, sender)
    // What is wrong is in the log from the start, and older copies of the file are told from it.
    health.requireWritable().catch(() => undefined)
    const openMaintenance = async (hosts: string[], port: number) => {
      const authenticate = createAuthentication({
        database: config.mode === 'public' ? stored.database : undefined,
        log,
      })
      servers.push(...(await listen(hosts, port, authenticate(site('maintenance')), 'maintenance')))
    }
    const { mode, hosts, port, maintenancePort } = config
    if (mode !== 'public') await openMaintenance(hosts, port)
    else servers.push(...(await listen(hosts, port, site('public'))))
    if (maintenancePort !== undefined) await openMaintenance(['127.0.0.1', '::1'], maintenancePort)
    const isFirst = maintenancePort !== undefined && stored.isNew
    const link = isFirst ? signInLink(maintenancePort, await insertSignInCode(stored.database.db)) : undefined
    return { signInLink: link, campaign: await campaign(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A public server has neither Vite nor the sources, and a developer's machine need not have a build. */
async function createDevOrBuiltSite(
  config: Config,
  ...parts: [stored: StoredContent, log: Log, health: Health, sender: Sender]
) {
  if (config.mode === 'dev') return (await import('./dev-site.ts')).createDevSite(config, ...parts)
  return (await import('./built-site.ts')).createBuiltSite(config, ...parts)
}

/** Without a mail server everything waits, for the maintenance side to show or for a server to come. */
function openSender(config: Config, stored: StoredContent, log: Log): Sender {
  if (config.smtpUrl === undefined) return idleSender
  const sender = startSender({
    db: stored.database.db,
    send: createMailServer(config.smtpUrl),
    log,
    async site() {
      const campaign = await readCampaign(stored.content)
      const { closes } = heldDates(await stored.content.list('process_stages'), londonDay())
      return {
        messagesTo: config.messagesTo,
        origin: config.publicOrigin ?? `http://localhost:${config.port}`,
        campaign,
        anHour: campaign.mails_an_hour,
        aSecond: campaign.mails_a_second,
        lastDay: closes === '' || closes < londonDay() ? '' : dateWords(closes),
      }
    },
  })
  if (config.publicOrigin === undefined) return sender
  const stopReminders = keepSendingReminders(stored, log, sender.wake)
  return {
    ...sender,
    async stop() {
      stopReminders()
      await sender.stop()
    },
  }
}
