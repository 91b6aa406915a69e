import { type ReactNode, useState } from 'react'
import { findPlace } from '../../../content/places.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { mergeNotice } from '../editing/merge-rows.ts'
import { RowFrame } from '../editing/row-frame.tsx'
import { unsavedFields } from '../editing/standing-form.tsx'
import { formatTime } from '../moment-words.ts'
import { RowField } from '../row-field.tsx'
import { PositionField, PositionMap } from './position-field.tsx'
import { VillageCardList } from './village-card-list.tsx'
import { type VillageForm, waitsForHand } from './village-definition.ts'

const prefix = 'village'

/** The three sections of one village, and below them what `children` offers. */
export function VillagePanel({ village, children }: { village: VillageForm; children?: ReactNode }) {
  const [openCards, setOpenCards] = useState<string[]>([])
  const { base, refusal, values } = village
  const builtIn = findPlace(base.village_key)?.position
  const openCardOf = (field: string) => {
    const card = values.impact_cards[Number(/^impact_cards\.(\d+)/.exec(field)?.[1])]
    if (card) setOpenCards([...openCards, card.key])
  }

  return (
    <RowFrame
      prefix={prefix}
      form={village}
      heading={<h2 className="subheading">{base.name}</h2>}
      failure="Could not save changes to database."
      onReveal={openCardOf}
    >
      <section aria-labelledby={`${prefix}-basic`} className="editor-section">
        <h3 id={`${prefix}-basic`}>Basic Information</h3>
        <RowField name="name" />
        <RowField name="header_image" />
        <RowField name="header_image_attribution" />
        <RowField name="summary" />
        <PositionField builtIn={builtIn} />
        <details>
          <summary>The map</summary>
          <PositionMap own={base.village_key} builtIn={builtIn} />
        </details>
      </section>
      <section aria-labelledby={`${prefix}-preamble`} className="editor-section">
        <h3 id={`${prefix}-preamble`}>Preamble</h3>
        <RowField name="preamble.intro" label="Introduction" />
        <RowField name="preamble.description" label="Description" />
        <RowField name="claims" />
      </section>
      <section aria-labelledby={`${prefix}-impact_cards`} className="editor-section">
        <h3 id={`${prefix}-impact_cards`} tabIndex={-1}>
          Impact Cards
        </h3>
        <VillageCardList errors={refusal.errors} open={openCards} onOpen={setOpenCards} />
      </section>
      {children}
    </RowFrame>
  )
}

/** What came of the last save, and what waits for a save by hand: beside Save Changes, in sight while somebody types. */
export function VillageStatus({ village, others }: { village: VillageForm; others: readonly VillageForm[] }) {
  const untilSaved = waitsForHand(village.base, village.values)
    ? 'With a new card or point in it, it waits until you press Save Changes.'
    : village.isUnsaved && village.phase === 'idle' && 'It saves itself 15 seconds after your last change.'
  const sentences = [
    village.isUnsaved ? `Not saved yet: ${unsavedFields(village)}.` : '',
    outcomeOf(village),
    untilSaved || '',
    ...others
      .filter(({ isUnsaved, phase }) => isUnsaved && (phase === 'conflict' || phase === 'failed'))
      .map(({ base }) => `${base.name} is not saved: open its tab.`),
    ...others
      .filter(({ offers }) => offers.length > 0)
      .map(({ base }) => `${base.name} has unsaved changes: open its tab.`),
  ]
  return (
    <p role="status" className="editor-status">
      {sentences.filter((sentence) => sentence !== '').join(' ')}
    </p>
  )
}

function outcomeOf({ phase, isUnsaved, refusal, respondedAt, merged }: VillageForm): string {
  if (phase === 'conflict' && isUnsaved) return 'Somebody else changed the same text. Your edits are not saved.'
  if (phase === 'saved') return `Saved at ${formatTime(respondedAt)}. ${mergeNotice(merged, 'village_data')}`.trim()
  if (phase !== 'failed') return ''
  const reason = refusal.error instanceof ContentError ? ` ${refusal.error.message}` : ''
  return `${formatTime(respondedAt)}: Could not save changes to database.${reason} Your edits are still here.`
}
