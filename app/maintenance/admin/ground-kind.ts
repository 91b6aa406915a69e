import { z } from 'zod'
import { type ObjectionGround, objectionGroundSchema } from '../../../domain/objection-ground.ts'
import { fixedKind } from './dialog-kind.ts'

/** A ground as its dialog holds it: lists as texts, so that wordings can be pasted and put in another order. */
const groundValuesSchema = objectionGroundSchema.omit({ updated_at: true }).extend({
  /** A wording in each paragraph. */
  framings: z.string(),
  /** An id on each line. */
  claims: z.string(),
  documents: z.string(),
  sequence: z.string(),
})
export type GroundValues = z.infer<typeof groundValuesSchema>

export const groundKind = fixedKind({
  table: 'objection_grounds',
  noun: 'ground',
  schema: groundValuesSchema,
  valuesOf: ({ updated_at: _seen, ...ground }: ObjectionGround): GroundValues => ({
    ...ground,
    framings: ground.framings.join('\n\n'),
    claims: ground.claims.join('\n'),
    documents: ground.documents.join('\n'),
    sequence: String(ground.sequence),
  }),
  fieldsOf: ({ id: _key, ...fields }) => ({
    ...fields,
    framings: partsOf(fields.framings, /\n\s*\n/),
    claims: partsOf(fields.claims, /[\n,]/),
    documents: partsOf(fields.documents, /[\n,]/),
    sequence: fields.sequence.trim() === '' ? Number.NaN : Number(fields.sequence),
  }),
})

function partsOf(text: string, between: RegExp): string[] {
  const parts = text.split(between).map((part) => part.replace(/\s+/g, ' ').trim())
  return parts.filter((part) => part !== '')
}
