import { stagesOf } from '../../content/process-stages.ts'
import { isExample } from '../../domain/example-event.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ReadHandlers, TakeHandlers } from '../asked.ts'
import { removeExamples } from '../database/example-events.ts'
import { readCampaign } from '../read-campaign.ts'
import type { MaintainedContent } from './content-handlers.ts'
import { gapsOf, type SiteState } from './gaps.ts'
import { readLastExport } from './last-export.ts'
import { readLinkReport } from './link-handlers.ts'
import { findMissingFiles } from './missing-files.ts'

/** What is to be done before the site goes public, and the removal of the example events. */
export function createReadinessHandlers(
  stored: MaintainedContent,
  built: ReadonlyMap<string, unknown>,
  settings: SiteState['settings'],
): ReadHandlers<'readiness'> & TakeHandlers<'removeExamples'> {
  const { content, database, revision, uploads, dataFolder } = stored
  return {
    async readiness() {
      const [campaign, stages, events, claims, missingFiles, lastExport, links] = await Promise.all([
        readCampaign(content),
        content.list('process_stages'),
        content.list('events'),
        content.list('claims'),
        findMissingFiles(content, uploads, built),
        readLastExport(dataFolder),
        readLinkReport(stored),
      ])
      const gaps = gapsOf({
        ...{ settings, campaign, missingFiles, lastExport, links, stages: stagesOf(stages) },
        examples: events.filter(isExample).length,
        claims: {
          toCheck: claims.filter(({ state }) => state === 'to-check').length,
          outOfDate: claims.filter(({ state }) => state === 'out-of-date').length,
        },
        now: new Date(),
        today: londonDay(),
      })
      return Response.json({ gaps })
    },
    removeExamples: async () => Response.json(await removeExamples(database, revision)),
  }
}
