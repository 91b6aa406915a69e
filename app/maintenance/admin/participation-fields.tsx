import { londonDay } from '../../../domain/london-day.ts'
import type { PlaceReport } from '../../../domain/took-part.ts'
import type { RowForm } from '../editing/row-form.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { correctionLabels, type ParticipationValues } from './participation-kind.ts'

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
      label="Figures"
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
