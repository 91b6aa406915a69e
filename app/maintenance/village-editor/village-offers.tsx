import { memo, useEffect } from 'react'
import { DraftOffers, DraftWarning } from '../draft-offer.tsx'
import type { Draft } from '../draft-store.ts'
import type { VillageForm } from './village-definition.ts'
import type { VillageFields } from './village-fields.ts'

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
