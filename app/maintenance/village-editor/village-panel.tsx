import { memo, type ReactNode, useEffect, useState } from 'react'
import { findPlace } from '../../../content/places.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { ClaimsField } from '../claims-field.tsx'
import { DraftOffers, DraftWarning } from '../draft-offer.tsx'
import type { Draft } from '../draft-store.ts'
import type { Refusal } from '../editing/entity-definition.ts'
import { mergeNotice } from '../editing/merge-words.ts'
import { GoneRow } from '../editing/row-frame.tsx'
import { labelIn } from '../field-label.ts'
import { type BoundForm, ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { formatTime } from '../moment-words.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { PositionField } from './position-field.tsx'
import { VillageCardList } from './village-card-list.tsx'
import { newCardsOf, placeholdersIn, type VillageFields, type VillageForm } from './village-definition.ts'

const prefix = 'village'

/** The three sections of one village, and below them what `children` offers. */
export function VillagePanel({ village, children }: { village: VillageForm; children?: ReactNode }) {
  const [openCards, setOpenCards] = useState<string[]>([])
  const { base, refusal, values } = village
  const openCardOf = (field: string) => {
    const card = values.impact_cards[Number(/^impact_cards\.(\d+)/.exec(field)?.[1])]
    if (card) setOpenCards([...openCards, card.key])
  }

  return (
    <FormErrorsProvider
      value={{ prefix, errors: refusal.errors, table: 'village_data', form: village as unknown as BoundForm }}
    >
      <h2 className="editor-name">{base.name}</h2>
      <Refused village={village} onReveal={openCardOf} />
      <section aria-labelledby={`${prefix}-basic`} className="editor-section">
        <h3 id={`${prefix}-basic`}>Basic Information</h3>
        <TextField name="name" />
        <UploadField
          name="header_image"
          kind="picture"
          hint="A path on this site, such as /quarry/drawn/villages/barford.svg. Upload a picture from elsewhere here."
        />
        <TextField name="header_image_attribution" />
        <TextField name="summary" rows={3} />
        <PositionField own={base.village_key} builtIn={findPlace(base.village_key)?.position} />
      </section>
      <section aria-labelledby={`${prefix}-preamble`} className="editor-section">
        <h3 id={`${prefix}-preamble`}>Preamble</h3>
        <TextField name="preamble.intro" label="Introduction" rows={3} />
        <TextField
          name="preamble.description"
          label="Description"
          hint="An empty line starts a new paragraph."
          rows={4}
        />
        <ClaimsField />
      </section>
      <section aria-labelledby={`${prefix}-impact_cards`} className="editor-section">
        <h3 id={`${prefix}-impact_cards`} tabIndex={-1}>
          Impact Cards
        </h3>
        <VillageCardList errors={refusal.errors} open={openCards} onOpen={setOpenCards} />
      </section>
      {children}
    </FormErrorsProvider>
  )
}

/** Why a save by hand failed, with the focus: a village may save itself while somebody types, and is told elsewhere. */
function Refused({
  village: { phase, refusal, isAsked },
  onReveal,
}: {
  village: VillageForm
  onReveal: (field: string) => void
}) {
  if (phase !== 'failed' || !isAsked) return null
  const { errors, isGone } = refusal
  const action = isGone
    ? 'It was deleted in the meantime'
    : 'Your edits are still here: press Save Changes to try again'
  const message = errors.length > 0 ? undefined : `${failureWords(refusal)} ${action}.`
  return <ErrorSummary prefix={prefix} table="village_data" errors={errors} message={message} onReveal={onReveal} />
}

/** Keeps a village's unsaved edits while the editor is open, and offers what an earlier visit left, whichever tab is open. */
export const VillageOffers = memo(function VillageOffers({
  village: { open, base, offers, isKept, restore, discard },
  onRestore,
}: {
  village: VillageForm
  onRestore: (key: string) => void
}) {
  useEffect(open, [open])
  const goOn = (offer: Draft<VillageFields>) => {
    restore(offer)
    onRestore(base.village_key)
  }
  return (
    <>
      {offers.length > 0 && (
        <section className="village-draft" aria-label={`Unsaved changes of ${base.name}`}>
          <p className="form-legend">{base.name}</p>
          <DraftOffers form={{ offers, restore: goOn, discard }} />
        </section>
      )}
      {!isKept && <DraftWarning isKept={false} />}
    </>
  )
})

/** What came of the last save, and what waits for a save by hand: beside Save Changes, in sight while somebody types. */
export function VillageStatus({ village, others }: { village: VillageForm; others: readonly VillageForm[] }) {
  const stuck = others.filter((other) => other.isUnsaved && (other.phase === 'conflict' || other.phase === 'failed'))
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
  const { phase, refusal, respondedAt, merged } = village
  const { errors, isGone } = refusal
  if (phase === 'conflict' && village.isUnsaved) return 'Somebody else changed the same text. Your edits are not saved.'
  if (phase === 'saved') return `Saved at ${formatTime(respondedAt)}. ${mergeNotice(merged, 'village_data')}`.trim()
  if (phase !== 'failed') return ''
  if (isGone) return 'This village was deleted in the meantime. What you typed is still here.'
  if (errors.length > 0) {
    const refused = errors.map(({ field, rule }) => `${labelIn('village_data', field) || 'This'} ${rule}.`)
    return `Not saved at ${formatTime(respondedAt)}: ${refused.join(' ')}`
  }
  return `${formatTime(respondedAt)}: ${failureWords(refusal)} Your edits are still here; the next try comes in half a minute.`
}

/** That a save failed, and why where somebody knows. */
function failureWords({ error }: Refusal): string {
  return `Could not save changes to database. ${error instanceof ContentError ? error.message : ''}`.trim()
}

function waitingIn(village: VillageForm): string {
  const { base, values } = village
  if (village.phase === 'conflict' || !village.isUnsaved) return ''
  const [card, ...more] = newCardsOf(base, values)
  if (more.length > 0) return `${more.length + 1} new cards wait until you press Save Changes.`
  if (card) return `The new card ‘${card.title}’ waits until you press Save Changes.`
  const [placeholder] = placeholdersIn(base, values)
  return placeholder ? `‘${placeholder.text}’ is not saved while it says so.` : ''
}
