import { statusNames } from '../../../content/process-page.ts'
import { DateField } from '../date-field.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { stageLabels } from './stage-dates.ts'
import type { StageValues } from './stage-kind.ts'
import { noDay, readStageDay } from './stage-panel.tsx'

/** The fields of a stage that is edited by hand. Which one is the current is not among them: it is chosen in the flow. */
export function StageFields({ form: { field, values } }: { form: RowForm<'process_stages', StageValues> }) {
  const labels = stageLabels(values.id)
  const dates = { read: readStageDay, words: noDay }
  return (
    <>
      <TextField {...field('title')} label="Title" isRequired />
      <TextField {...field('description')} label="Description" rows={5} isRequired />
      {values.status === 'current' ? (
        <p className="hint">
          This is the current stage. It is completed when you make another stage the current one: close this, and press
          that one in the flow.
        </p>
      ) : (
        <SelectField
          {...field('status')}
          label="Status"
          options={(['completed', 'upcoming'] as const).map((value) => ({ value, label: statusNames[value] }))}
        />
      )}
      <DateField {...field('starts_on')} {...dates} label={labels.starts_on} hint="Optional" />
      <DateField {...field('ends_on')} {...dates} label={labels.ends_on} hint="Optional" />
    </>
  )
}
