import { stagesOf } from '../content/process-stages.ts'
import { londonDay } from '../domain/london-day.ts'
import { consultationOn } from '../domain/progress.ts'
import { readCampaign } from './campaign.ts'
import type { Config } from './config.ts'
import type { LetterSettings } from './delivery/letter-posts.ts'
import type { MaintainedContent } from './maintenance/content-handlers.ts'

type Stored = Pick<MaintainedContent, 'content' | 'database'>

/** What the site must know to take letters that it sends for residents. */
export function letterSettings(config: Config, { content, database }: Stored): LetterSettings {
  return {
    sendsMails: config.smtpUrl !== undefined,
    messagesTo: config.messagesTo,
    origin: originOf(config),
    campaign: () => readCampaign(content),
    stages: () => readStages(content),
    erase: () => database.erase(),
  }
}

/** Where the public finds the site: the start of the links in its e-mails. */
export function originOf({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`
}

/** Whether the consultation is open at this time. */
export async function isConsultationOpen(content: Stored['content'], now: number): Promise<boolean> {
  return consultationOn(await readStages(content), londonDay(now)).state === 'open'
}

async function readStages(content: Stored['content']) {
  return stagesOf(await content.list('process_stages'))
}
