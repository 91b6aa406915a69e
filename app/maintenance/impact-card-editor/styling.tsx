import { CardIcon } from '../../ui/card-icon.tsx'
import { TextField } from '../form-field.tsx'
import { type CardTabProps, classesWithoutEffect, styleColours } from './card-values.ts'

/** How the card looks, with a live preview. */
export function Styling({ form: { values, field } }: CardTabProps) {
  const useless = classesWithoutEffect(values.className)
  return (
    <>
      <TextField
        {...field('className')}
        name="card_style.className"
        label="Card Style Class"
        hint={`Only these do something: border-l-4, border-COLOUR-500 and bg-COLOUR-50. The colours: ${styleColours.join(', ')}.`}
      />
      <p role="status" className="hint">
        {useless.length > 0 && `No effect: ${useless.join(', ')}.`}
      </p>
      <h4 className="subheading">Preview</h4>
      <div className={`style-preview ${values.className}`}>
        <p className="style-title">
          <CardIcon name={values.icon_name} /> {values.title || 'Title'}
        </p>
        <p>{values.short_description || 'Short description'}</p>
      </div>
    </>
  )
}
