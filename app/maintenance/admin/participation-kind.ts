import { z } from 'zod'
import { participationSchema } from '../../../domain/participation.ts'
import { fixedKind } from './dialog-kind.ts'

const correctionValues = z.strictObject({ set_to: z.string(), counted: z.number(), on: z.string(), reason: z.string() })

/** The figures as a dialog holds them: a number as it is typed. */
const valuesSchema = participationSchema
  .omit({ updated_at: true })
  .extend({ corrections: z.record(z.string(), correctionValues) })
export type ParticipationValues = z.infer<typeof valuesSchema>

/** Who took part, of one place or of none: its page is looked at first. */
export const participationKind = (place?: { slug: string; name: string }) =>
  fixedKind({
    table: 'participation',
    noun: 'count',
    schema: valuesSchema,
    valuesOf: ({ updated_at: _seen, ...row }): ParticipationValues => ({
      ...row,
      corrections: mapValues(row.corrections, ({ set_to, ...rest }) => ({ ...rest, set_to: String(set_to) })),
    }),
    fieldsOf: ({ id: _key, figures, corrections }) => ({
      figures,
      corrections: mapValues(corrections, ({ set_to, ...rest }) => ({ ...rest, set_to: numberIn(set_to) })),
    }),
    labels: ({ corrections }) =>
      Object.fromEntries(
        Object.keys(corrections).flatMap((key) => [
          [`corrections.${key}.set_to`, correctionLabels.set_to],
          [`corrections.${key}.reason`, correctionLabels.reason],
        ]),
      ),
    shownOn: () => [
      ...(place ? [{ path: `/villages/${place.slug}`, name: place.name, at: '.took-part-words' }] : []),
      { path: '/', name: 'Home', at: '#map-heading' },
      { path: '/how-to-object', name: 'How to object', at: '.took-part' },
    ],
  })

export const correctionLabels = { set_to: 'The Right Number', reason: 'Reason' } as const

/** '1,204' as a number; NaN, which the server refuses, where it is none. */
function numberIn(text: string): number {
  const digits = text.replace(/[\s,]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, made: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value)]))
}
