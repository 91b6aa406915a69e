import { isExample } from '../../domain/example-event.ts'
import { londonDay } from '../../domain/london-day.ts'
import { removeExamples } from '../database/example-events.ts'
import { readCampaign } from '../read-campaign.ts'
import type { Handlers } from '../request-context.ts'
import type { MaintainedContent } from '../stored-content.ts'
import { readLastExport } from './last-export.ts'
import { launchChecklistOf, type SiteState } from './launch-checklist.ts'
import { findMissingFiles } from './missing-files.ts'

/** What is to be done before the site goes public, and the removal of the example events. */
export function createLaunchChecklistHandlers(
  stored: MaintainedContent,
  built: ReadonlyMap<string, unknown>,
  settings: SiteState['settings'],
): Handlers<'launchChecklist' | 'removeExamples'> {
  const { content, database, revision, uploads, dataFolder } = stored
  return {
    async launchChecklist() {
      const [campaign, stages, events, claims, missingFiles, lastExport] = await Promise.all([
        readCampaign(content),
        content.list('process_stages'),
        content.list('events'),
        content.list('claims'),
        findMissingFiles(content, uploads, built),
        readLastExport(dataFolder),
      ])
      const items = launchChecklistOf({
        settings,
        campaign,
        missingFiles,
        lastExport,
        stages: stages,
        examples: events.filter(isExample).length,
        claims: {
          toCheck: claims.filter(({ state }) => state === 'to-check').length,
          outOfDate: claims.filter(({ state }) => state === 'out-of-date').length,
        },
        now: new Date(),
        today: londonDay(),
      })
      return Response.json({ items })
    },
    removeExamples: async () => Response.json(await removeExamples(database, revision)),
  }
}
