import { useState } from 'react'
import { communities } from '../../../content/communities.ts'
import { CardIcon } from '../../ui/card-icon.tsx'
import { useField } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { IconField } from '../icon-field.tsx'
import { type CardTabProps, cardIcons } from './card-values.ts'

/** What the card itself shows, and where it stands. */
export function BasicInfo({ values, edit }: CardTabProps) {
  return (
    <>
      <TextField
        name="card_id"
        label="Card ID"
        hint="The card's address: lower-case letters, digits and hyphens, for example flood-risk"
        isRequired
        value={values.card_id}
        onChange={(card_id) => edit('card_id', { card_id })}
      />
      <IconField
        name="icon_name"
        icons={cardIcons}
        value={values.icon_name}
        onChange={(icon_name) => edit(undefined, { icon_name })}
        picture={(icon) => <CardIcon name={icon} size={22} />}
      />
      <TextField
        name="title"
        label="Title"
        isRequired
        value={values.title}
        onChange={(title) => edit('title', { title })}
      />
      <TextField
        name="short_description"
        label="Short Description"
        rows={3}
        value={values.short_description}
        onChange={(short_description) => edit('short_description', { short_description })}
      />
      <AffectedVillages
        chosen={values.affected_villages}
        onChange={(affected_villages) => edit(undefined, { affected_villages })}
      />
      <TextField
        name="page_title"
        label="Page Title"
        hint="The heading of the card's article. Where it is empty, the title stands there."
        value={values.page_title}
        onChange={(page_title) => edit('page_title', { page_title })}
      />
      <TextField
        name="delay"
        label="Load Sequence"
        type="number"
        hint="A whole number: cards with a lower one come first."
        value={values.delay}
        onChange={(delay) => edit('delay', { delay })}
      />
    </>
  )
}

/**
 * Stored names that the list does not have are shown as well, so that saving does not drop them unasked; one that is
 * unticked stays, so that it can be ticked again.
 */
function AffectedVillages({ chosen, onChange }: { chosen: string[]; onChange: (chosen: string[]) => void }) {
  const { id, error } = useField('affected_villages', 'Affected Villages')
  const [atFirst] = useState(chosen)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="m-field"
      data-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="m-legend">Affected Villages</legend>
      {error && (
        <p id={`${id}-error`} className="m-field-error">
          {error}
        </p>
      )}
      <div className="m-icons">
        {[...new Set([...communities, ...atFirst, ...chosen])].map((name) => (
          <label key={name} className="m-icon">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
