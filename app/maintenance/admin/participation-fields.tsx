import { z } from 'zod'
import { londonDay } from '../../../domain/london-day.ts'
import { participationSchema } from '../../../domain/participation-settings.ts'
import type { PlaceReport } from '../../../domain/took-part.ts'
import type { RowForm } from '../editing/row-form.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { fixedKind } from './dialog-kind.ts'
import { mapValues, numberIn } from './typed-numbers.ts'

const correctionValues = z.strictObject({ set_to: z.string(), counted: z.number(), on: z.string(), reason: z.string() })

/** The figures as a dialog holds them: a number as it is typed. */
const valuesSchema = participationSchema
  .omit({ updated_at: true })
  .extend({ corrections: z.record(z.string(), correctionValues) })
type ParticipationValues = z.infer<typeof valuesSchema>

const correctionLabels = { set_to: 'The Right Number', reason: 'Reason' } as const

/** Who took part, of one place or of none: its page is looked at first. */
export const participationKind = (at?: Pick<PlaceReport, 'place' | 'name'>) =>
  fixedKind({
    table: 'participation',
    noun: 'count',
    schema: valuesSchema,
    valuesOf: ({ updated_at: _seen, ...row }): ParticipationValues => ({
      ...row,
      corrections: mapValues(row.corrections, ({ set_to, ...rest }) => ({ ...rest, set_to: String(set_to) })),
    }),
    fieldsOf: ({ corrections, ...fields }) => ({
      ...fields,
      // People write 1,204.
      corrections: mapValues(corrections, ({ set_to, ...rest }) => ({
        ...rest,
        set_to: numberIn(set_to.replace(/[\s,]/g, '')),
      })),
    }),
    labels: ({ corrections }) =>
      Object.fromEntries(
        Object.keys(corrections).flatMap((key) => [
          [`corrections.${key}.set_to`, correctionLabels.set_to],
          [`corrections.${key}.reason`, correctionLabels.reason],
        ]),
      ),
    shownOn: () => [
      ...(at && !at.place.startsWith('_')
        ? [{ path: `/villages/${at.place}`, name: at.name, at: '.took-part-words' }]
        : []),
      { path: '/', name: 'Home', at: '#map-heading' },
      { path: '/how-to-object', name: 'How to object', at: '.took-part' },
    ],
  })

type ParticipationForm = RowForm<'participation', ParticipationValues>

/** Sets the number of one place right, with a reason that the history keeps (rule: took-part-corrected). */
export function CorrectionFields({
  form: { values, edit },
  place: { place, told },
}: {
  form: ParticipationForm
  place: Pick<PlaceReport, 'place' | 'told'>
}) {
  const correction = values.corrections[place]
  const set = (part: 'set_to' | 'reason') => (text: string) =>
    edit(`corrections.${place}.${part}`, ({ corrections: { [place]: before, ...others } }) => {
      const now = { counted: told, on: londonDay() }
      const after = { ...(before ?? { set_to: '', reason: '', ...now }), [part]: text, ...(part === 'set_to' && now) }
      const isEmpty = after.set_to === '' && after.reason === ''
      return { corrections: isEmpty ? others : { ...others, [place]: after } }
    })
  const takeAway = () => edit(undefined, ({ corrections: { [place]: _gone, ...others } }) => ({ corrections: others }))
  return (
    <>
      <p className="hint">
        {told.toLocaleString('en-GB')} told us so on the website. Whoever tells us after you have saved is added to your
        number.
      </p>
      <TextField
        name={`corrections.${place}.set_to`}
        label={correctionLabels.set_to}
        value={correction?.set_to ?? ''}
        onChange={set('set_to')}
        isRequired
      />
      <TextField
        name={`corrections.${place}.reason`}
        label={correctionLabels.reason}
        hint="Only maintainers read it, here and in the history. For example: 12 signed at the village hall"
        value={correction?.reason ?? ''}
        onChange={set('reason')}
        rows={2}
        isRequired
      />
      {correction && (
        <p className="line button-row">
          <QuietButton onClick={takeAway}>Take the correction away</QuietButton>
        </p>
      )}
    </>
  )
}

/** Whether visitors see the figures. */
export function FiguresField({ form: { values, edit } }: { form: ParticipationForm }) {
  return (
    <SelectField
      name="figures"
      hint="Whoever has sent an objection can say so in either case, and is counted."
      value={values.figures}
      onChange={(figures) => edit('figures', () => ({ figures: figures === 'shown' ? 'shown' : 'hidden' }))}
      options={[
        { value: 'shown', label: 'Visitors see them, from five upwards' },
        { value: 'hidden', label: 'Visitors see none' },
      ]}
    />
  )
}
