import { queryOptions, useQuery } from '@tanstack/react-query'
import { textPages, textPlaces } from '../../../content/page-texts.ts'
import type { PageTextId } from '../../../domain/fixed-row-ids.ts'
import { readJson } from '../../content-api/http-content.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ClaimsField } from '../claims-field.tsx'
import { TextField } from '../form-field.tsx'
import { FixedRow, FixedTab } from './fixed-tab.tsx'
import { PageTextFields } from './page-text-fields.tsx'
import { keyFactDefinition, pageTextDefinition } from './text-definitions.ts'

/** The words that stand at each place until the campaign writes its own. They come with the site, and change with it alone. */
const builtInQuery = queryOptions({
  queryKey: ['built-in-texts'],
  queryFn: () => readJson<Record<PageTextId, string>>('maintenance/built-in-texts'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The texts of pages that belong to the campaign, by page, and the key facts. */
export function TextsTab() {
  return (
    <>
      <PageTexts />
      <KeyFacts />
    </>
  )
}

function PageTexts() {
  const { data: builtIn, isError } = useQuery(builtInQuery)
  return (
    <>
      {isError && <LoadFailure>Could not load the built-in texts, so no text can be opened.</LoadFailure>}
      <FixedTab
        table="page_texts"
        heading="Texts of pages"
        noun="texts"
        definition={builtIn && pageTextDefinition(builtIn)}
        fields={(form) => <PageTextFields form={form} builtIn={builtIn?.[form.values.id] ?? ''} />}
      >
        {(rows, open) =>
          textPages.map(({ page, name }) => (
            <section key={page} aria-labelledby={`texts-${page}`} className="subheading">
              <h3 id={`texts-${page}`}>{name}</h3>
              <ul className="rows">
                {rows
                  .filter(({ id }) => id.startsWith(`${page}.`))
                  .map((row) => {
                    const { label, where } = textPlaces[row.id]
                    return (
                      <FixedRow
                        key={row.id}
                        title={label}
                        heading="h4"
                        about={`${label}, ${name}`}
                        facts={[where, row.text === '' ? 'Built-in text' : 'Your own text']}
                        onEdit={() => open(row)}
                      />
                    )
                  })}
              </ul>
            </section>
          ))
        }
      </FixedTab>
    </>
  )
}

function KeyFacts() {
  return (
    <FixedTab
      table="key_facts"
      heading="Key facts"
      noun="key facts"
      definition={keyFactDefinition}
      fields={() => (
        <>
          <TextField name="title" />
          <TextField name="figure" hint="In large letters, for example 1.8 million tonnes" />
          <TextField name="content" rows={5} />
          <TextField name="source" hint="Who says so: the application, national policy or the campaign" />
          <ClaimsField />
        </>
      )}
    >
      {(rows, open) => (
        <ul className="rows">
          {rows.map((row) => (
            <FixedRow key={row.id} title={row.title} facts={[row.figure, row.source]} onEdit={() => open(row)} />
          ))}
        </ul>
      )}
    </FixedTab>
  )
}
