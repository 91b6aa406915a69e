import { useState } from 'react'
import { ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import type { EditVillage } from './use-village-edits.ts'
import { VillageCardList } from './village-card-list.tsx'
import type { VillageEdits } from './village-edits.ts'

const prefix = 'village'

/** The three sections of one village (rule: village-sections). */
export function VillagePanel({ village, edit }: { village: VillageEdits; edit: EditVillage }) {
  const [openCards, setOpenCards] = useState<string[]>([])
  const { errors, edits, base } = village
  const { name, header_image, header_image_attribution, summary, preamble, impact_cards } = edits.present

  const fieldOf = <N extends 'name' | 'header_image' | 'header_image_attribution' | 'summary'>(name: N) => ({
    name,
    onChange: (text: string) => edit(name, (fields) => ({ ...fields, [name]: text })),
  })
  const preambleField = (part: 'intro' | 'description') => ({
    name: `preamble.${part}`,
    value: preamble[part],
    onChange: (text: string) =>
      edit(`preamble.${part}`, (fields) => ({ ...fields, preamble: { ...fields.preamble, [part]: text } })),
  })
  const openCardOf = (field: string) => {
    const card = impact_cards[Number(/^impact_cards\.(\d+)/.exec(field)?.[1])]
    if (card) setOpenCards([...openCards, card.key])
  }

  return (
    <FormErrorsProvider value={{ prefix, errors }}>
      <h2 className="v-name">{base.name}</h2>
      <Refused village={village} onReveal={openCardOf} />
      <section aria-labelledby={`${prefix}-basic`} className="m-section">
        <h3 id={`${prefix}-basic`}>Basic Information</h3>
        <TextField {...fieldOf('name')} label="Village Name" isRequired value={name} />
        <UploadField
          {...fieldOf('header_image')}
          kind="picture"
          label="Header Image Path"
          hint="A path on this site, such as /quarry/drawn/villages/barford.svg. Upload a picture from elsewhere here."
          value={header_image}
          onUploaded={(path) => edit(undefined, (fields) => ({ ...fields, header_image: path }))}
        />
        <TextField
          {...fieldOf('header_image_attribution')}
          label="Image Attribution"
          value={header_image_attribution}
        />
        <TextField {...fieldOf('summary')} label="Summary" rows={3} value={summary} />
      </section>
      <section aria-labelledby={`${prefix}-preamble`} className="m-section">
        <h3 id={`${prefix}-preamble`}>Preamble</h3>
        <TextField {...preambleField('intro')} label="Introduction" rows={3} />
        <TextField
          {...preambleField('description')}
          label="Description"
          hint="An empty line starts a new paragraph."
          rows={4}
        />
      </section>
      <section aria-labelledby={`${prefix}-impact_cards`} className="m-section">
        <h3 id={`${prefix}-impact_cards`} tabIndex={-1}>
          Impact Cards
        </h3>
        <VillageCardList
          prefix={prefix}
          cards={impact_cards}
          errors={errors}
          open={openCards}
          onOpen={setOpenCards}
          edit={edit}
        />
      </section>
    </FormErrorsProvider>
  )
}

/** Why a save by hand failed, with the focus: a village may save itself while somebody types, and is told elsewhere. */
function Refused({
  village: { saving, errors, reason, isGone, isAsked },
  onReveal,
}: {
  village: VillageEdits
  onReveal: (field: string) => void
}) {
  if (saving !== 'failed' || !isAsked) return null
  const action = isGone ? 'It was deleted meanwhile' : 'Your edits are still here: press Save Changes to try again'
  const message = errors.length > 0 ? undefined : `Could not save changes to database. ${reason} ${action}.`
  return <ErrorSummary prefix={prefix} table="village_data" errors={errors} message={message} onReveal={onReveal} />
}
