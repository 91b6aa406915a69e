import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { campaignOf } from '../../../content/first-campaign.ts'
import { updateFor } from '../../../content/occasion-updates.ts'
import type { Row } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { type Occasion, occasionsOn } from '../../../domain/occasions.ts'
import { useToday } from '../../layout/use-today.ts'
import { contentWriter } from '../content-writer.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'

/** Offers the update that goes with where the application stands, until it has been sent. */
export function StageUpdate({ stages, today }: { stages: readonly Row<'process_stages'>[]; today: string }) {
  return (
    <OccasionUpdate occasion={occasionsOn(stages, today).stands}>
      Subscribers have not been told where the application stands now.
    </OccasionUpdate>
  )
}

/** Offers the reminder of the last day on the days on which it is due, until it has been sent. */
export function DueReminder() {
  const { data: stages } = useQuery(rowsQuery('process_stages'))
  const today = useToday()
  return (
    <OccasionUpdate occasion={stages && occasionsOn(stages, today).reminder}>
      The last day to object is near: a reminder to subscribers is due.
    </OccasionUpdate>
  )
}

function OccasionUpdate({ occasion, children }: { occasion: Occasion | undefined; children: string }) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { data: updates } = useQuery(rowsQuery('updates'))
  const { run, isRunning } = useWrite({
    async send(begun: Occasion): Promise<void> {
      const campaign = campaignOf((await client.fetchQuery(rowsQuery('campaign_details')))[0])
      try {
        await contentWriter.insert('updates', updateFor(begun, campaign))
      } catch (error) {
        // Somebody else has begun it in the meantime: then it is opened.
        if (!(error instanceof ContentError && error.code === 'conflict')) throw error
      }
      await client.invalidateQueries({ queryKey: rowsQuery('updates').queryKey })
    },
    failed: 'The update could not be begun',
  })
  const isSent = updates?.some((update) => update.occasion === occasion?.id && update.sent_at !== null)
  const isBegun = updates?.some(({ id }) => id === occasion?.id)
  const isOpen = occasion !== undefined && search.get('update') === occasion.id
  const open = async (asked: Occasion) => {
    if (isRunning || !(isBegun || (await run(asked)))) return
    setSearch({ tab: 'updates', update: asked.id })
  }
  return (
    <div role="status">
      {occasion && updates && !isSent && !isOpen && (
        <div className="line tool-notice">
          <p>
            {children}{' '}
            {isBegun
              ? 'An update is begun and not sent yet.'
              : 'The update is written already: look at it, change it, and send it when you like.'}
          </p>
          <button type="button" className="button" aria-disabled={isRunning} onClick={() => open(occasion)}>
            {isRunning ? 'Opening...' : 'Write to subscribers'}
          </button>
        </div>
      )}
    </div>
  )
}
