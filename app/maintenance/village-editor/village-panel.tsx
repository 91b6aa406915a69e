import { type ReactNode, useState } from 'react'
import { findPlace } from '../../../content/places.ts'
import { ClaimsField } from '../claims-field.tsx'
import { ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { TextField } from '../form-field.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { PositionField } from './position-field.tsx'
import { VillageCardList } from './village-card-list.tsx'
import type { VillageForm } from './village-definition.ts'
import { failureWords } from './village-status.tsx'

const prefix = 'village'

/** The three sections of one village, and below them what `children` offers. */
export function VillagePanel({ village, children }: { village: VillageForm; children?: ReactNode }) {
  const [openCards, setOpenCards] = useState<string[]>([])
  const { base, refusal, values, field, edit } = village
  const { preamble, impact_cards } = values

  const preambleField = (part: 'intro' | 'description') => ({
    name: `preamble.${part}`,
    value: preamble[part],
    onChange: (text: string) =>
      edit(`preamble.${part}`, (fields) => ({ preamble: { ...fields.preamble, [part]: text } })),
  })
  const openCardOf = (field: string) => {
    const card = impact_cards[Number(/^impact_cards\.(\d+)/.exec(field)?.[1])]
    if (card) setOpenCards([...openCards, card.key])
  }

  return (
    <FormErrorsProvider value={{ prefix, errors: refusal.errors, table: 'village_data' }}>
      <h2 className="editor-name">{base.name}</h2>
      <Refused village={village} onReveal={openCardOf} />
      <section aria-labelledby={`${prefix}-basic`} className="editor-section">
        <h3 id={`${prefix}-basic`}>Basic Information</h3>
        <TextField {...field('name')} label="Village Name" isRequired />
        <UploadField
          {...field('header_image')}
          kind="picture"
          label="Header Image Path"
          hint="A path on this site, such as /quarry/drawn/villages/barford.svg. Upload a picture from elsewhere here."
          onUploaded={(header_image) => edit(undefined, () => ({ header_image }))}
        />
        <TextField {...field('header_image_attribution')} label="Image Attribution" />
        <TextField {...field('summary')} label="Summary" rows={3} />
        <PositionField
          own={base.village_key}
          value={values.position}
          builtIn={findPlace(base.village_key)?.position}
          onChange={(position) => edit('position', () => ({ position }))}
        />
      </section>
      <section aria-labelledby={`${prefix}-preamble`} className="editor-section">
        <h3 id={`${prefix}-preamble`}>Preamble</h3>
        <TextField {...preambleField('intro')} label="Introduction" rows={3} />
        <TextField
          {...preambleField('description')}
          label="Description"
          hint="An empty line starts a new paragraph."
          rows={4}
        />
        <ClaimsField value={values.claims} onChange={(claims) => edit(undefined, () => ({ claims }))} />
      </section>
      <section aria-labelledby={`${prefix}-impact_cards`} className="editor-section">
        <h3 id={`${prefix}-impact_cards`} tabIndex={-1}>
          Impact Cards
        </h3>
        <VillageCardList village={village} open={openCards} onOpen={setOpenCards} />
      </section>
      {children}
    </FormErrorsProvider>
  )
}

/** Why a save by hand failed, with the focus: a village may save itself while somebody types, and is told elsewhere. */
function Refused({
  village: { saving, refusal, isAsked },
  onReveal,
}: {
  village: VillageForm
  onReveal: (field: string) => void
}) {
  if (saving !== 'failed' || !isAsked) return null
  const { errors, isGone } = refusal
  const action = isGone
    ? 'It was deleted in the meantime'
    : 'Your edits are still here: press Save Changes to try again'
  const message = errors.length > 0 ? undefined : `${failureWords(refusal)} ${action}.`
  return <ErrorSummary prefix={prefix} table="village_data" errors={errors} message={message} onReveal={onReveal} />
}
