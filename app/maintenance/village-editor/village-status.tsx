import { ContentError } from '../../../domain/content-error.ts'
import type { Refusal } from '../editing/entity-definition.ts'
import { mergeNotice } from '../editing/merge-words.ts'
import { GoneRow } from '../editing/row-frame.tsx'
import { labelIn } from '../field-label.ts'
import { formatTime } from '../moment.ts'
import { newCardsOf, placeholdersIn } from './placeholders.ts'
import type { VillageForm } from './village-definition.ts'

/** What came of the last save, and what waits for a save by hand: beside Save Changes, in sight while somebody types. */
export function VillageStatus({ village, others }: { village: VillageForm; others: readonly VillageForm[] }) {
  const stuck = others.filter((other) => other.isUnsaved && (other.met || other.saving === 'failed'))
  return (
    <div role="status" className="editor-status">
      <p>
        {[answerOf(village), waitingIn(village), ...stuck.map(({ base }) => `${base.name} is not saved: open its tab.`)]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </p>
      {village.refusal.isGone && <GoneRow onAddAnew={village.addAnew} />}
    </div>
  )
}

function answerOf(village: VillageForm): string {
  const { saving, refusal, met, respondedAt, merged } = village
  const { errors, isGone } = refusal
  if (met && village.isUnsaved) return 'Somebody else changed the same text. Your edits are not saved.'
  if (saving === 'saved') return `Saved at ${formatTime(respondedAt)}. ${mergeNotice(merged, 'village_data')}`.trim()
  if (saving !== 'failed') return ''
  if (isGone) return 'This village was deleted in the meantime. What you typed is still here.'
  if (errors.length > 0) {
    const refused = errors.map(({ field, rule }) => `${labelIn('village_data', field) || 'This'} ${rule}.`)
    return `Not saved at ${formatTime(respondedAt)}: ${refused.join(' ')}`
  }
  return `${formatTime(respondedAt)}: ${failureWords(refusal)} Your edits are still here; the next try comes in half a minute.`
}

/** That a save failed, and why where somebody knows. */
export function failureWords({ error }: Refusal): string {
  return `Could not save changes to database. ${error instanceof ContentError ? error.message : ''}`.trim()
}

function waitingIn(village: VillageForm): string {
  const { base, values } = village
  if (village.met || !village.isUnsaved) return ''
  const [card, ...more] = newCardsOf(base, values)
  if (more.length > 0) return `${more.length + 1} new cards wait until you press Save Changes.`
  if (card) return `The new card ‘${card.title}’ waits until you press Save Changes.`
  const [placeholder] = placeholdersIn(base, values)
  return placeholder ? `‘${placeholder.text}’ is not saved while it says so.` : ''
}
