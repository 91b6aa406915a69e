import { memo, useEffect } from 'react'
import { DraftOffer, DraftWarning } from '../draft-offer.tsx'
import type { Draft } from '../draft-store.ts'
import { isUnsaved } from '../editing/row-edits.ts'
import { isSame } from '../row-difference.ts'
import { useDraft } from '../use-draft.ts'
import { formOf } from './use-village-edits.ts'
import type { VillageEdits } from './village-edits.ts'
import { isVillageFields, type VillageFields, villageTable } from './village-fields.ts'

/** Keeps a village's unsaved edits in the browser, and offers what an earlier visit left unsaved, whichever tab is open. */
export const VillageDraft = memo(function VillageDraft({
  village,
  onRestore,
}: {
  village: VillageEdits
  onRestore: (key: string, draft: Draft<VillageFields>) => void
}) {
  const { base, version, edits } = village
  const key = base.village_key
  const draft = useDraft({
    form: formOf(key),
    value: edits.present,
    base,
    basedOn: version,
    isUnsaved: isUnsaved(village),
    isValue: isVillageFields,
  })
  // The answer to its save came after the editor was left.
  const stored = villageTable.fieldsOf(base)
  const isStored = (value: VillageFields) => isSame(villageTable.fieldsOf(value), stored)
  const settled = draft.offers.find(({ value }) => isStored(value))
  useEffect(() => {
    if (settled) draft.discard(settled)
  })

  const offers = draft.offers.filter(({ value }) => !isStored(value))
  return (
    <>
      {offers.length > 0 && (
        <section className="v-offers" aria-label={`Unsaved changes of ${base.name}`}>
          <p className="m-legend">{base.name}</p>
          <DraftOffer
            offers={offers}
            onRestore={(offer) => {
              if (village.saving === 'saving') return
              draft.take(offer)
              onRestore(key, offer)
            }}
            onDiscard={draft.discard}
          />
        </section>
      )}
      {!draft.isKept && <DraftWarning isKept={false} />}
    </>
  )
})
