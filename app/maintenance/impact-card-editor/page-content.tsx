import { Plus, Undo2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { type PageSection, pageSectionSchema } from '../../../domain/impact-card.ts'
import { ClaimsField } from '../claims-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { isBuiltIn } from './built-in-article.ts'
import { type CardTabProps, newSection } from './card-values.ts'

const addId = 'card-add-section'
const typeId = (index: number) => `card-page_sections-${index}-type`
const removeId = (index: number) => `card-remove-section-${index}`

export function ContentFields({ form }: CardTabProps) {
  return (
    <>
      <RichTextField
        {...form.field('more_content')}
        label="More Content"
        hint="Shown when public users click More"
        rows={12}
        steps={form}
      />
      <ClaimsField value={form.values.claims} onChange={(claims) => form.edit(undefined, () => ({ claims }))} />
      <PageDescription form={form} />
    </>
  )
}

/** The article behind the card: its description and its sections, which begin as the built-in ones where there are such. */
export function PageContent({ form, builtIn }: CardTabProps) {
  const { values, edit } = form
  const sections = values.page_sections
  const isUntouched = isBuiltIn(sections, builtIn)
  // Behind sections of its own the card's description stands where the built-in lead stood.
  const store = (part: string | undefined, page_sections: PageSection[]) =>
    edit(part, () => ({ page_sections, ...(builtIn && isUntouched && { page_description: builtIn.lead }) }))
  const goBack = () => {
    if (!builtIn) return
    const isLead = values.page_description === builtIn.lead
    flushSync(() =>
      edit(undefined, () => ({ page_sections: builtIn.sections, ...(isLead && { page_description: '' }) })),
    )
    document.getElementById(typeId(0))?.focus()
  }
  const change = (index: number, part: string | undefined, changed: Partial<PageSection>) => {
    const section = sections[index]
    if (!section) return
    store(part && `page_sections.${index}.${part}`, sections.with(index, { ...section, ...changed }))
  }
  const remove = (index: number) => {
    flushSync(() => store(undefined, sections.toSpliced(index, 1)))
    const next = document.getElementById(removeId(Math.min(index, sections.length - 2)))
    ;(next ?? document.getElementById(addId))?.focus()
  }
  const add = () => {
    flushSync(() => store(undefined, [...sections, newSection]))
    document.getElementById(typeId(sections.length))?.focus()
  }

  return (
    <>
      <PageDescription form={form} />
      <h4 className="subheading">Page Sections</h4>
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
      {sections.length === 0 && (
        <p className="hint">No sections: visitors read the built-in article, where there is one.</p>
      )}
      {sections.map((section, index) => (
        <fieldset key={index} className="card-section">
          <legend className="form-legend">Section {index + 1}</legend>
          <SelectField
            name={`page_sections.${index}.type`}
            label="Type"
            options={pageSectionSchema.shape.type.options.map((type) => ({ value: type, label: type }))}
            value={section.type}
            onChange={(type) => change(index, undefined, { type: type as PageSection['type'] })}
          />
          <TextField
            name={`page_sections.${index}.heading`}
            label="Heading"
            value={section.heading}
            onChange={(heading) => change(index, 'heading', { heading })}
          />
          <RichTextField
            name={`page_sections.${index}.content`}
            label="Content"
            value={section.content}
            onChange={(content) => change(index, 'content', { content })}
            steps={form}
          />
          <ClaimsField
            name={`page_sections.${index}.claims`}
            value={section.claims}
            onChange={(claims) => change(index, undefined, { claims })}
          />
          <p className="line button-row">
            <QuietButton id={removeId(index)} onClick={() => remove(index)}>
              Remove <span className="sr-only">section {index + 1}</span>
            </QuietButton>
          </p>
        </fieldset>
      ))}
      <p className="line button-row">
        <QuietButton id={addId} onClick={add}>
          <Plus aria-hidden size={18} /> Add Section
        </QuietButton>
      </p>
    </>
  )
}

/** The one Page Description, which two tabs show. */
function PageDescription({ form }: Pick<CardTabProps, 'form'>) {
  return <TextField {...form.field('page_description')} label="Page Description" rows={3} />
}
