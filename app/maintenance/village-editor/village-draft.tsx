import { memo, useEffect } from 'react'
import { DraftOffer, DraftWarning } from '../draft-offer.tsx'
import { isSame } from '../row-difference.ts'
import { useDraft } from '../use-draft.ts'
import { formOf } from './use-village-edits.ts'
import { isUnsaved, type VillageEdits } from './village-edits.ts'
import { isVillageFields, type VillageFields, villageFields } from './village-fields.ts'

/** Keeps a village's unsaved edits in the browser, and offers what an earlier visit left unsaved, whichever tab is open. */
export const VillageDraft = memo(function VillageDraft({
  village,
  onRestore,
}: {
  village: VillageEdits
  onRestore: (key: string, fields: VillageFields, basedOn: string | null) => void
}) {
  const { stored, seen, edits } = village
  const key = stored.village_key
  const draft = useDraft({
    form: formOf(key),
    value: edits.present,
    basedOn: seen,
    isUnsaved: isUnsaved(village),
    isValue: isVillageFields,
  })
  // The answer to its save came after the editor was left.
  const isStored = (value: VillageFields) => isSame(value, villageFields(stored))
  const settled = draft.offers.find(({ value }) => isStored(value))
  useEffect(() => {
    if (settled) draft.discard(settled)
  })

  const offers = draft.offers.filter(({ value }) => !isStored(value))
  return (
    <>
      {offers.length > 0 && (
        <section className="v-offers" aria-label={`Unsaved changes of ${stored.name}`}>
          <p className="m-legend">{stored.name}</p>
          <DraftOffer
            offers={offers}
            onRestore={(offer) => {
              draft.take(offer)
              onRestore(key, offer.value, offer.basedOn)
            }}
            onDiscard={draft.discard}
          />
        </section>
      )}
      {!draft.isKept && <DraftWarning isKept={false} />}
    </>
  )
})
