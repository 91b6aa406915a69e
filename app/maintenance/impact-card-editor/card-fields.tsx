import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { communities } from '../../../content/communities.ts'
import { findPlace } from '../../../content/places.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { CardIcon, cardColours, cardIcons } from '../../ui/card-icon.tsx'
import { QuietButton } from '../buttons.tsx'
import { BoxesField, IconField, TextField } from '../form-field.tsx'
import { isSame } from '../row-difference.ts'
import { RowField } from '../row-field.tsx'
import { type CardTabProps, readLoadSequence, styleColours, titled } from './card-values.ts'

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
  const { page_sections, page_description } = form.values
  const first = builtIn && { page_description: builtIn.lead, page_sections: builtIn.sections }
  const goBack = () => {
    flushSync(() => form.edit(() => first ?? {}))
    document.getElementById('card-page_description')?.focus()
  }
  return (
    <>
      <PageDescription />
      {first && isSame({ page_description, page_sections }, first) && (
        <p className="hint">
          This is the article that comes with the site. Once you change a section, all of them are stored with the card
          as you leave them here.
        </p>
      )}
      {first && !isSame({ page_description, page_sections }, first) && (
        <p className="line button-row">
          <QuietButton onClick={goBack}>
            <Undo2 aria-hidden size={18} /> Back to the built-in text
          </QuietButton>
        </p>
      )}
      <RowField name="page_sections" />
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
      <div className="card" style={cardColours(values.card_style.className)}>
        <p className="row title large">
          <CardIcon name={values.icon_name} /> {values.title || 'Title'}
        </p>
        <p>{values.short_description || 'Short description'}</p>
      </div>
    </>
  )
}
