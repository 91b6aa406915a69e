import { Undo2 } from 'lucide-react'
import { textPlaces } from '../../../content/page-texts.ts'
import { htmlTextIds, type PageTextId } from '../../../domain/fixed-row-ids.ts'
import { useStageStates } from '../../content-api/campaign-query.ts'
import { QuietButton } from '../buttons.tsx'
import { ClaimsField } from '../claims-field.tsx'
import type { RowForm } from '../editing/row-editor.ts'
import { TextField } from '../form-field.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { UndoButtons } from '../undo-steps.tsx'
import { pageOfText, stagesForText } from './text-definitions.ts'

type TextForm = RowForm<'page_texts', { id: PageTextId; text: string; claims: string[] }>

const longText = 600

/** A text as visitors read it now, beside its page, with the way back to the built-in one. */
export function PageTextFields({ form, builtIn }: { form: TextForm; builtIn: string }) {
  const { values, edit } = form
  const { id, text } = values
  const { label, where } = textPlaces[id]
  const isBuiltIn = text === builtIn
  const isHtml = htmlTextIds.has(id)
  const stages = useStageStates()
  const rows = [
    { table: form.definition.table, row: { id, ...form.definition.fieldsOf(values) } },
    ...stagesForText(id, stages),
  ]
  return (
    <div className="previewed">
      <div className="previewed-fields">
        {isHtml ? (
          <RichTextField name="text" label={label} hint={`${where}.`} rows={12} />
        ) : (
          <TextField name="text" hint={`${where}.`} rows={builtIn.length > longText ? 18 : 5} />
        )}
        <Marks id={id} />
        <div role="status">
          {id === 'how-to-object.letter' && !text.includes('{reference}') && text.trim() !== '' && (
            <p className="tool-notice">
              The letter has no {'{reference}'}: without the number of the application the council may not know which
              one a letter is about.
            </p>
          )}
        </div>
        <ClaimsField />
        <p className="hint">
          {isBuiltIn
            ? 'This is the built-in text. It stays so until you change it.'
            : 'These are the campaign’s own words.'}
        </p>
        <p className="line button-row">
          {!isHtml && <UndoButtons {...form} />}
          <QuietButton aria-disabled={isBuiltIn} onClick={() => edit(undefined, () => ({ text: builtIn }))}>
            <Undo2 aria-hidden size={18} /> Back to the built-in text
          </QuietButton>
        </p>
      </div>
      <PagePreview rows={rows} pages={pageOfText(id)} />
    </div>
  )
}

/** What the marks in a text stand for. */
function Marks({ id }: { id: PageTextId }) {
  return (
    <details className="disclosure">
      <summary>Words in curly brackets</summary>
      <p className="hint">
        They are filled in from the campaign’s details. A line whose detail is not set is left out.
      </p>
      <ul className="hint">
        <li>{'{reference}'}: the number of the application</li>
        <li>{'{council address}'}: the council’s postal address</li>
        <li>{'{council e-mail}'}: the council’s e-mail address</li>
        <li>{'{campaign}'}: the campaign’s name</li>
        {id === 'privacy.contact' && (
          <li>{'{contact}'}: the campaign’s e-mail address or, where it has none, the way to the contact form</li>
        )}
      </ul>
    </details>
  )
}
