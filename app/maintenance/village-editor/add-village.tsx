import { useState } from 'react'
import { proposeSlug } from '../../../domain/slug.ts'
import { RowDialog } from '../admin/row-dialog.tsx'
import { TextField } from '../form-field.tsx'
import { PositionField, PositionMap } from './position-field.tsx'
import { newVillageDefinition } from './village-definition.ts'

/** The dialog that adds a village. */
export function AddVillage({
  keys,
  onClose,
  onAdded,
}: {
  /** Those of the villages that are there. */
  keys: readonly string[]
  onClose: () => void
  onAdded: (village: { village_key: string }) => void
}) {
  const [blank] = useState({ village_key: '', name: '', position: '', summary: '' })
  return (
    <RowDialog
      definition={newVillageDefinition}
      start={{ blank }}
      onClose={onClose}
      onStored={onAdded}
      preview={({ values: { village_key } }) => <PositionMap own={village_key} />}
      fields={({ edit, values: { name: before, village_key } }) => (
        <>
          <TextField
            name="name"
            // The key follows the name until somebody types one.
            onChange={(name) =>
              edit(() => (village_key === proposeSlug(before) ? { name, village_key: proposeSlug(name) } : { name }))
            }
          />
          <TextField
            name="village_key"
            hint="The end of its page's address: lower-case letters, digits and hyphens. It cannot be changed later."
            reading={
              keys.includes(village_key)
                ? 'Another village has this key.'
                : village_key && `Its page: /quarry/villages/${village_key}`
            }
          />
          <PositionField />
          <TextField name="summary" hint="Optional; the report follows in the editor" rows={3} />
        </>
      )}
    />
  )
}
