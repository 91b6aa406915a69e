import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { communities } from '../../../content/communities.ts'
import { findPlace } from '../../../content/places.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { CardIcon, cardColours, cardIcons } from '../../ui/card-icon.tsx'
import { QuietButton } from '../buttons.tsx'
import { type BoundForm, FormProvider, useFormContext } from '../form-context.tsx'
import { BoxesField, IconField, TextField } from '../form-field.tsx'
import { RowField } from '../row-field.tsx'
import { type CardTabProps, isBuiltIn, readLoadSequence, styleColours, titled } from './card-values.ts'

export function BasicInfo({ form: { values, edit, version } }: CardTabProps) {
  return (
    <>
      <RowField name="card_id" />
      <IconField
        name="icon_name"
        icons={Object.keys(cardIcons)}
        picture={(icon) => <CardIcon name={icon} size={22} />}
      />
      <TextField name="title" onChange={(title) => edit((now) => titled(now, title, version === null))} />
      <RowField name="short_description" />
      <AffectedVillages chosen={values.affected_villages} />
      <RowField name="page_title" />
      <TextField name="delay" inputMode="numeric" isRequired={false} reading={readLoadSequence(values.delay)} />
    </>
  )
}

/**
 * The communities, then the villages that maintainers have added. Stored names that are neither
 * are shown as well, so that saving does not drop them unasked; one that is unticked stays, so that it can be ticked again.
 */
function AffectedVillages({ chosen }: { chosen: string[] }) {
  const [atFirst] = useState(chosen)
  const added = useKnownPlaces().flatMap(({ slug, name }) => (findPlace(slug) ? [] : [name]))
  return <BoxesField name="affected_villages" shown={[...new Set([...communities, ...added, ...atFirst, ...chosen])]} />
}

export function ContentFields() {
  return (
    <>
      <RowField name="more_content" />
      <RowField name="claims" />
      <PageDescription />
    </>
  )
}

/** The article behind the card: its description and its sections, which begin as the built-in ones where there are such. */
export function PageContent({ form, builtIn }: CardTabProps) {
  const place = useFormContext()
  const { page_sections, page_description } = form.values
  const isUntouched = isBuiltIn(page_sections, builtIn)
  // Behind sections of its own the card's description stands where the built-in lead stood.
  const lead = builtIn && isUntouched ? { page_description: builtIn.lead } : {}
  const sectionsForm = {
    ...form,
    edit: (change) => form.edit((now) => ({ ...change(now), ...lead })),
  } as BoundForm
  const goBack = () => {
    if (!builtIn) return
    const isLead = page_description === builtIn.lead
    flushSync(() => form.edit(() => ({ page_sections: builtIn.sections, ...(isLead && { page_description: '' }) })))
    document.getElementById('card-page_sections-0-type')?.focus()
  }
  return (
    <>
      <PageDescription />
      {isUntouched && (
        <p className="hint">
          This is the article that comes with the site. Once you change it, all of it is stored with the card as you
          leave it here, and its opening sentences, which stand under the title, become the Page Description.
        </p>
      )}
      {builtIn && !isUntouched && (
        <p className="line button-row">
          <QuietButton onClick={goBack}>
            <Undo2 aria-hidden size={18} /> Back to the built-in text
          </QuietButton>
        </p>
      )}
      <FormProvider value={{ ...place, form: sectionsForm }}>
        <RowField name="page_sections" />
      </FormProvider>
    </>
  )
}

/** The one Page Description, which two tabs show. */
function PageDescription() {
  return <RowField name="page_description" />
}

/** How the card looks, with a live preview. */
export function Styling({ form: { values } }: CardTabProps) {
  return (
    <>
      <TextField
        name="card_style.className"
        label="Card Style Class"
        hint={`Only these do something: border-l-4, border-COLOUR-500 and bg-COLOUR-50. The colours: ${styleColours.join(', ')}.`}
      />
      <h4 className="subheading">Preview</h4>
      <div className="card style-preview" style={cardColours(values.card_style.className)}>
        <p className="row title large">
          <CardIcon name={values.icon_name} /> {values.title || 'Title'}
        </p>
        <p>{values.short_description || 'Short description'}</p>
      </div>
    </>
  )
}
