import { GoneRow } from '../editing/gone-row.tsx'
import { mergeNotice } from '../editing/merge-words.ts'
import { isUnsaved } from '../editing/row-edits.ts'
import { labelIn } from '../field-label.ts'
import { formatTime } from '../moment.ts'
import { newCardsOf, placeholdersIn } from './placeholders.ts'
import type { VillageEdits } from './village-edits.ts'

/** What came of the last save, and what waits for a save by hand: beside Save Changes, in sight while somebody types. */
export function VillageStatus({
  village,
  others,
  onAddAnew,
}: {
  village: VillageEdits
  /** The other villages of the editor. */
  others: readonly VillageEdits[]
  onAddAnew: () => void
}) {
  const stuck = others.filter((other) => isUnsaved(other) && (other.met || other.saving === 'failed'))
  return (
    <div role="status" className="v-status">
      <p>
        {[answerOf(village), waitingIn(village), ...stuck.map(({ base }) => `${base.name} is not saved: open its tab.`)]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </p>
      {village.isGone && <GoneRow onAddAnew={onAddAnew} />}
    </div>
  )
}

function answerOf(village: VillageEdits): string {
  const { saving, errors, reason, isGone, met, answeredAt, merged } = village
  if (met && isUnsaved(village)) return 'Somebody else changed the same text. Your edits are not saved.'
  if (saving === 'saved') return `Saved at ${formatTime(answeredAt)}. ${merged ? mergeNotice(merged) : ''}`.trim()
  if (saving !== 'failed') return ''
  if (isGone) return 'This village was deleted meanwhile. What you typed is still here.'
  if (errors.length > 0) {
    const refused = errors.map(({ field, rule }) => `${labelIn('village_data', field) || 'This'} ${rule}.`)
    return `Not saved at ${formatTime(answeredAt)}: ${refused.join(' ')}`
  }
  const told = ['Could not save changes to database.', reason].filter((sentence) => sentence !== '').join(' ')
  return `${formatTime(answeredAt)}: ${told} Your edits are still here; the next try comes in half a minute.`
}

function waitingIn(village: VillageEdits): string {
  const { base, edits } = village
  if (village.met || !isUnsaved(village)) return ''
  const [card, ...more] = newCardsOf(base, edits.present)
  if (more.length > 0) return `${more.length + 1} new cards wait until you press Save Changes.`
  if (card) return `The new card ‘${card.title}’ waits until you press Save Changes.`
  const [placeholder] = placeholdersIn(base, edits.present)
  return placeholder ? `‘${placeholder.text}’ is not saved while it says so.` : ''
}
