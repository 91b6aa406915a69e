import { queryOptions, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { textPages, textPlaces } from '../../../content/page-texts.ts'
import { htmlTextIds, type PageTextId } from '../../../domain/fixed-row-ids.ts'
import { readJson } from '../../content-api/http-content.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { QuietButton } from '../buttons.tsx'
import { ClaimsField } from '../claims-field.tsx'
import { type ShownOn, stagesAt } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { TextField } from '../form-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { type TableScreen, TableTab } from './table-tab.tsx'

/**
 * A text of a page is edited as visitors read it. What is the same as the built-in text, and nothing at all, is stored as
 * empty, so that the place follows the built-in text.
 */
const pageTexts = (builtIn: Record<PageTextId, string>): TableScreen<'page_texts'> => ({
  valuesOf: ({ id, text, claims }) => ({ id, text: text === '' ? builtIn[id] : text, claims }),
  labels: ({ id }) => ({ text: textPlaces[id].label }),
  shownOn: ({ id }) => pageOfText(id),
  fieldsOf: ({ id, text, claims }) => ({ text: text.trim() === '' || text === builtIn[id] ? '' : text, claims }),
  useChoices: () => [
    {
      all: 'All pages',
      options: Object.fromEntries(textPages.map(({ page, name }) => [page, name])),
      fits: ({ id }, page) => id.startsWith(`${page}.`),
    },
  ],
  columns: ({ id, text }) => [text === '' ? 'Built-in text' : 'Your own text', textPlaces[id].where],
  fields: (form) => <PageTextFields form={form} builtIn={builtIn[form.values.id]} />,
})

/** Where a text stands on its page, for those that do not stand at the top. */
const places: { [I in PageTextId]?: string } = {
  'home.usage': '[aria-labelledby="map-heading"]',
  'donate.reports': '[aria-labelledby="uses-heading"]',
  'donate.counsel': '[aria-labelledby="uses-heading"]',
  'donate.online': '[aria-labelledby="ways-heading"]',
  'donate.transfer': '[aria-labelledby="ways-heading"]',
  'how-to-object.guidance': '.guidance',
  'how-to-object.letter': '.letter-section',
  'privacy.contact': 'article section:last-child',
}

/** The page that shows a text, at the stage at which it does. */
function pageOfText(id: PageTextId): ShownOn[] {
  const at = places[id]
  const { mode } = textPlaces[id]
  const given = mode === undefined ? [] : stagesAt(mode === 'open' ? 'public-consultation' : 'validation')
  return textPages
    .filter(({ page }) => id.startsWith(`${page}.`))
    .map(({ name, path }) => ({ name, path, given, ...(at !== undefined && { at }) }))
}

/** The words that stand at each place until the campaign writes its own. They come with the site, and change with it alone. */
const builtInQuery = queryOptions({
  queryKey: ['built-in-texts'],
  queryFn: () => readJson<Record<PageTextId, string>>('maintenance/built-in-texts'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The texts of pages that belong to the campaign, by page. */
export function PageTexts() {
  const { data: builtIn, isError } = useQuery(builtInQuery)
  if (isError) return <LoadFailure>Could not load the built-in texts, so no text can be opened.</LoadFailure>
  return builtIn ? <TableTab table="page_texts" screen={pageTexts(builtIn)} /> : <p role="status">Loading texts...</p>
}

type TextForm = RowForm<'page_texts', { id: PageTextId; text: string; claims: string[] }>

const longText = 600

/** A text as visitors read it now, with the way back to the built-in one. */
function PageTextFields({ form, builtIn }: { form: TextForm; builtIn: string }) {
  const { values, edit } = form
  const { id, text } = values
  const { label, where } = textPlaces[id]
  const isBuiltIn = text === builtIn
  return (
    <>
      {htmlTextIds.has(id) ? (
        <RichTextField name="text" label={label} hint={`${where}.`} rows={12} />
      ) : (
        <TextField name="text" hint={`${where}.`} rows={builtIn.length > longText ? 18 : 5} />
      )}
      <Marks id={id} />
      <ClaimsField />
      <p className="hint">
        {isBuiltIn
          ? 'This is the built-in text. It stays so until you change it.'
          : 'These are the campaign’s own words.'}
      </p>
      <p className="line button-row">
        <QuietButton aria-disabled={isBuiltIn} onClick={() => edit(() => ({ text: builtIn }))}>
          <Undo2 aria-hidden size={18} /> Back to the built-in text
        </QuietButton>
      </p>
    </>
  )
}

/** What the marks in a text stand for. */
function Marks({ id }: { id: PageTextId }) {
  return (
    <details>
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
