import { z } from 'zod'
import { proposeSlug } from '../../../domain/slug.ts'
import { villageSchema } from '../../../domain/village.ts'
import { dialogDefinition } from '../admin/dialog-definition.ts'
import { positionText, readPosition } from './typed-position.ts'

/** What is asked of a village before it has a report. */
export const newVillageDefinition = dialogDefinition({
  table: 'village_data',
  noun: 'village',
  schema: villageSchema.pick({ village_key: true, name: true, summary: true }).extend({ position: z.string() }),
  blank: () => ({ village_key: '', name: '', position: '', summary: '' }),
  valuesOf: ({ village_key, name, summary, position }) => ({
    village_key,
    name,
    summary,
    position: positionText(position),
  }),
  fieldsOf: ({ village_key: _key, position, ...fields }) => ({ ...fields, position: readPosition(position) }),
})

type NewVillage = ReturnType<typeof newVillageDefinition.blank>

/** The name as it is typed; the key follows it until somebody types one. */
export function named({ name: before, village_key }: NewVillage, name: string): Partial<NewVillage> {
  return village_key === proposeSlug(before) ? { name, village_key: proposeSlug(name) } : { name }
}
