import { useState } from 'react'
import { communities } from '../../../content/communities.ts'
import { findPlace } from '../../../content/places.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { CardIcon, cardIcons } from '../../ui/card-icon.tsx'
import { ChoiceField, TextField } from '../form-field.tsx'
import { IconField } from '../icon-field.tsx'
import { type CardTabProps, titled } from './card-values.ts'

export function BasicInfo({ form: { values, field, edit, version } }: CardTabProps) {
  return (
    <>
      <TextField
        {...field('card_id')}
        label="Card ID"
        hint="The card's address: lower-case letters, digits and hyphens, for example flood-risk"
        isRequired
      />
      <IconField
        name="icon_name"
        icons={Object.keys(cardIcons)}
        value={values.icon_name}
        onChange={(icon_name) => edit(undefined, () => ({ icon_name }))}
        picture={(icon) => <CardIcon name={icon} size={22} />}
      />
      <TextField
        {...field('title')}
        label="Title"
        isRequired
        onChange={(title) => edit('title', (now) => titled(now, title, version === null))}
      />
      <TextField {...field('short_description')} label="Short Description" rows={3} />
      <AffectedVillages
        chosen={values.affected_villages}
        onChange={(affected_villages) => edit(undefined, () => ({ affected_villages }))}
      />
      <TextField
        {...field('page_title')}
        label="Page Title"
        hint="The heading of the card's article. Where it is empty, the title stands there."
      />
      <TextField
        {...field('delay')}
        label="Load Sequence"
        type="number"
        hint="A whole number: cards with a lower one come first."
      />
    </>
  )
}

/**
 * The communities, then the villages that maintainers have added. Stored names that are neither
 * are shown as well, so that saving does not drop them unasked; one that is unticked stays, so that it can be ticked again.
 */
function AffectedVillages({ chosen, onChange }: { chosen: string[]; onChange: (chosen: string[]) => void }) {
  const [atFirst] = useState(chosen)
  const added = useKnownPlaces().flatMap(({ slug, name }) => (findPlace(slug) ? [] : [name]))
  return (
    <ChoiceField name="affected_villages" label="Affected Villages">
      {[...new Set([...communities, ...added, ...atFirst, ...chosen])].map((name) => (
        <label key={name} className="option">
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
    </ChoiceField>
  )
}
