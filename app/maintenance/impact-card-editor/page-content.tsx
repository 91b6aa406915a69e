import { Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { PageSection } from '../../../domain/impact-card.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { type CardTabProps, newSection, sectionTypes } from './card-values.ts'
import { PageDescription } from './content-fields.tsx'

const addId = 'card-add-section'
const removeId = (index: number) => `card-remove-section-${index}`

/** The article behind the card: its description and its sections, which replace the built-in text (decision 4). */
export function PageContent({ values, edit }: CardTabProps) {
  const sections = values.page_sections
  const change = (index: number, part: string | undefined, changed: Partial<PageSection>) => {
    const section = sections[index]
    if (!section) return
    edit(part && `page_sections.${index}.${part}`, {
      page_sections: sections.with(index, { ...section, ...changed }),
    })
  }
  const remove = (index: number) => {
    flushSync(() => edit(undefined, { page_sections: sections.toSpliced(index, 1) }))
    const next = document.getElementById(removeId(Math.min(index, sections.length - 2)))
    ;(next ?? document.getElementById(addId))?.focus()
  }
  const add = () => {
    flushSync(() => edit(undefined, { page_sections: [...sections, newSection] }))
    document.getElementById(`card-page_sections-${sections.length}-type`)?.focus()
  }

  return (
    <>
      <PageDescription values={values} edit={edit} />
      <h4 className="mt-6">Page Sections</h4>
      {sections.length === 0 && (
        <p className="m-quiet">No sections: visitors read the built-in article, where there is one.</p>
      )}
      {sections.map((section, index) => (
        <fieldset key={index} className="c-section">
          <legend className="m-legend">Section {index + 1}</legend>
          <SelectField
            name={`page_sections.${index}.type`}
            label="Type"
            options={sectionTypes.map((type) => ({ value: type, label: type }))}
            value={section.type}
            onChange={(type) => change(index, undefined, { type: type as PageSection['type'] })}
          />
          <TextField
            name={`page_sections.${index}.heading`}
            label="Heading"
            value={section.heading}
            onChange={(heading) => change(index, 'heading', { heading })}
          />
          <TextField
            name={`page_sections.${index}.content`}
            label="Content"
            hint="HTML"
            rows={6}
            value={section.content}
            onChange={(content) => change(index, 'content', { content })}
          />
          <p className="m-actions">
            <button id={removeId(index)} type="button" className="button button-quiet" onClick={() => remove(index)}>
              Remove <span className="sr-only">section {index + 1}</span>
            </button>
          </p>
        </fieldset>
      ))}
      <p className="m-actions">
        <button id={addId} type="button" className="button button-quiet" onClick={add}>
          <Plus aria-hidden size={18} /> Add Section
        </button>
      </p>
    </>
  )
}
