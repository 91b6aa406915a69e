import { stagesOf } from '../content/process-stages.ts'
import { londonDay } from '../domain/london-day.ts'
import { consultationOn } from '../domain/progress.ts'
import type { Config } from './config.ts'
import type { LetterSettings } from './delivery/letter-posts.ts'
import type { MaintainedContent } from './maintenance/content-handlers.ts'
import { readCampaign } from './read-campaign.ts'

type Stored = Pick<MaintainedContent, 'content' | 'database'>

/** What the site must know to take letters that it sends for residents. */
export function letterSettings(config: Config, { content, database }: Stored): LetterSettings {
  return {
    sendsMails: config.smtpUrl !== undefined,
    messagesTo: config.messagesTo,
    origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    campaign: () => readCampaign(content),
    stages: () => readStages(content),
    erase: () => database.erase(),
  }
}

/** Whether the consultation is open at this time. */
export async function isConsultationOpen(content: Stored['content'], now: number): Promise<boolean> {
  return consultationOn(await readStages(content), londonDay(now)).state === 'open'
}

async function readStages(content: Stored['content']) {
  return stagesOf(await content.list('process_stages'))
}
