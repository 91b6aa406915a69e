import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { campaignOf } from '../../../content/first-campaign.ts'
import { updateFor } from '../../../content/occasion-updates.ts'
import type { Row } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { type Occasion, occasionsOn } from '../../../domain/occasions.ts'
import { contentWriter } from '../content-writer.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'

/** Offers the update that goes with where the application stands, until it has been sent (rule: stage-updates). */
export function StageUpdate({ stages, today }: { stages: readonly Row<'process_stages'>[]; today: string }) {
  const client = useQueryClient()
  const [, setSearch] = useSearchParams()
  const { data: updates } = useQuery(rowsQuery('updates'))
  const { run, isRunning } = useWrite({
    async send(occasion: Occasion): Promise<void> {
      const campaign = campaignOf((await client.fetchQuery(rowsQuery('campaign_details')))[0])
      try {
        await contentWriter.insert('updates', updateFor(occasion, campaign))
      } catch (error) {
        // Somebody else has begun it in the meantime: then it is opened.
        if (!(error instanceof ContentError && error.code === 'conflict')) throw error
      }
      await client.invalidateQueries({ queryKey: rowsQuery('updates').queryKey })
    },
    failed: 'The update could not be begun',
  })
  const { stands } = occasionsOn(stages, today)
  const isTold = updates?.some(({ occasion, sent_at }) => occasion === stands?.id && sent_at !== null)
  const isBegun = updates?.some(({ id }) => id === stands?.id)
  const open = async (occasion: Occasion) => {
    if (isRunning || !(isBegun || (await run(occasion)))) return
    setSearch({ tab: 'updates', update: occasion.id })
  }
  return (
    <div role="status">
      {stands && updates && !isTold && (
        <div className="line tool-notice">
          <p>
            {isBegun
              ? 'An update for subscribers is begun and not sent yet.'
              : 'Subscribers have not been told where the application stands now. The update is written already: look at it, change it, and send it when you like.'}
          </p>
          <button type="button" className="button" aria-disabled={isRunning} onClick={() => open(stands)}>
            {isRunning ? 'Opening...' : 'Write to subscribers'}
          </button>
        </div>
      )}
    </div>
  )
}
