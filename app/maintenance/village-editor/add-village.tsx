import { useState } from 'react'
import { RowDialog } from '../admin/row-dialog.tsx'
import { TextField } from '../form-field.tsx'
import { named, newVillageDefinition } from './new-village-definition.ts'
import { PositionField } from './position-field.tsx'

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
  const [blank] = useState(newVillageDefinition.blank)
  return (
    <RowDialog
      definition={newVillageDefinition}
      start={{ blank }}
      className="modal-document"
      onClose={onClose}
      onStored={onAdded}
      fields={({ field, edit, values }) => (
        <>
          <TextField
            {...field('name')}
            label="Village Name"
            isRequired
            onChange={(name) => edit('name', (now) => named(now, name))}
          />
          <TextField
            {...field('village_key')}
            label="Village Key"
            hint="The end of its page's address: lower-case letters, digits and hyphens. It cannot be changed later."
            isRequired
            reading={
              keys.includes(values.village_key)
                ? 'Another village has this key.'
                : values.village_key && `Its page: /quarry/villages/${values.village_key}`
            }
          />
          <PositionField
            own={values.village_key}
            value={values.position}
            isMapOpen
            onChange={(position) => edit('position', () => ({ position }))}
          />
          <TextField {...field('summary')} label="Summary" hint="Optional; the report follows in the editor" rows={3} />
        </>
      )}
    />
  )
}
