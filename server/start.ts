import type { Server } from 'node:http'
import type { NewRow } from '../domain/content.ts'
import type { Config } from './config.ts'
import { keepDeletingExpired } from './database/retention.ts'
import { createMailServer } from './delivery/mail-server.ts'
import { idleOutbox, type Outbox, startOutbox } from './delivery/outbox.ts'
import { createGate } from './gate/gate.ts'
import { keyFile, openKey, readKey } from './gate/key-file.ts'
import { isConsultationOpen, letterSettings } from './letter-settings.ts'
import { close, listen } from './listeners.ts'
import type { Log } from './log.ts'
import { readCampaign } from './read-campaign.ts'
import { keepReminding } from './reminders/keep-reminding.ts'
import { openStoredContent, type StoredContent } from './stored-content.ts'

/** A site that runs. */
interface Running {
  /** The key of the maintenance side, where a server has one. */
  maintenanceKey: string | undefined
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
  const outbox = openOutbox(config, stored, log)
  const stopReminding = keepReminding({ stored, sendsMails: config.smtpUrl !== undefined, wake: outbox.wake, log })
  const stop = async () => {
    stopDeleting()
    await Promise.all([outbox.stop(), stopReminding(), ...servers.map(close)])
    await stored.close()
  }
  try {
    const site = await createSite(config, stored, log, outbox.wake)
    const openMaintenance = async (hosts: string[], port: number, readKey?: () => Promise<string>) => {
      const gate = createGate({ readKey, log })
      servers.push(...(await listen(hosts, port, gate(site('maintenance')), 'maintenance')))
    }
    if (config.mode !== 'public') {
      await openMaintenance(config.hosts, config.port)
      return { maintenanceKey: undefined, campaign: await campaign(), stop }
    }
    servers.push(...(await listen(config.hosts, config.port, site('public'), 'public', config.trustedProxies)))
    if (config.maintenancePort === undefined) return { maintenanceKey: undefined, campaign: await campaign(), stop }
    const file = keyFile(config.databaseUrl)
    const maintenanceKey = await openKey(file)
    await openMaintenance(['127.0.0.1', '::1'], config.maintenancePort, () => readKey(file))
    return { maintenanceKey, campaign: await campaign(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A public server has neither Vite nor the sources, and a developer's machine need not have a build. */
async function createSite(config: Config, stored: StoredContent, log: Log, onStored: () => void) {
  if (config.mode === 'dev') return (await import('./dev-site.ts')).createDevSite(config, stored, log, onStored)
  return (await import('./built-site.ts')).createBuiltSite(config, stored, log, { onStored })
}

/** Without a mail server everything waits, for the maintenance side to show or for a server to come. */
function openOutbox(config: Config, stored: StoredContent, log: Log): Outbox {
  const { database, content } = stored
  const { smtpUrl } = config
  if (smtpUrl === undefined) return idleOutbox
  const settings = {
    ...letterSettings(config, stored),
    mailServer: new URL(smtpUrl).hostname,
    isConsultationOpen: (now: number) => isConsultationOpen(content, now),
  }
  const rate = async () => {
    const { mails_an_hour: anHour, mails_a_day: aDay } = await readCampaign(content)
    return { anHour, aDay }
  }
  return startOutbox({
    ...{ db: database.db, settings, rate, log },
    send: createMailServer(smtpUrl),
    sendBulk: createMailServer(smtpUrl, { keepsOpen: true }),
  })
}
