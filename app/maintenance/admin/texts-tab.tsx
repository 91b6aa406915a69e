import { queryOptions, useQuery } from '@tanstack/react-query'
import { textPages, textPlaces } from '../../../content/page-texts.ts'
import type { Row } from '../../../domain/content.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListRow } from '../list-row.tsx'
import { readBuiltInTexts } from '../maintenance-api.ts'
import { FixedList, useOpened } from './fixed-list.tsx'
import { KeyFactFields } from './key-fact-fields.tsx'
import { PageTextFields } from './page-text-fields.tsx'
import { RowDialog } from './row-dialog.tsx'
import { keyFactKind, pageTextKind } from './text-kinds.ts'

/** They come with the site, and change with it alone. */
const builtInQuery = queryOptions({
  queryKey: ['built-in-texts'],
  queryFn: readBuiltInTexts,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The texts of pages that belong to the campaign, by page, and the key facts (rule: page-texts, key-facts). */
export function TextsTab() {
  return (
    <>
      <PageTexts />
      <KeyFacts />
    </>
  )
}

function PageTexts() {
  const { opened, open, close } = useOpened<'page_texts'>()
  const { data: builtIn, isError } = useQuery(builtInQuery)
  return (
    <>
      {isError && <LoadFailure>Could not load the built-in texts, so no text can be opened.</LoadFailure>}
      <FixedList table="page_texts" heading="Texts of pages" noun="texts" isOpen={opened !== undefined} onOpen={open}>
        {(rows) =>
          textPages.map(({ page, name }) => (
            <section key={page} aria-labelledby={`texts-${page}`} className="subheading">
              <h3 id={`texts-${page}`}>{name}</h3>
              <ul className="rows">
                {rows
                  .filter(({ id }) => id.startsWith(`${page}.`))
                  .map((row) => (
                    <TextRow key={row.id} row={row} page={name} onOpen={() => open(row)} />
                  ))}
              </ul>
            </section>
          ))
        }
      </FixedList>
      {opened && builtIn && (
        <RowDialog
          kind={pageTextKind(builtIn)}
          start={{ row: opened }}
          onClose={close}
          fields={(form) => <PageTextFields form={form} builtIn={builtIn[opened.id]} />}
        />
      )}
    </>
  )
}

function TextRow({ row: { id, text }, page, onOpen }: { row: Row<'page_texts'>; page: string; onOpen: () => void }) {
  const { label, where } = textPlaces[id]
  return (
    <ListRow title={label} heading="h4" actions={[{ children: 'Edit', about: `${label}, ${page}`, onClick: onOpen }]}>
      <p className="line row-facts">
        <span>{where}</span> <span>{text === '' ? 'Built-in text' : 'Your own text'}</span>
      </p>
    </ListRow>
  )
}

function KeyFacts() {
  const { opened, open, close } = useOpened<'key_facts'>()
  return (
    <>
      <FixedList table="key_facts" heading="Key facts" noun="key facts" isOpen={opened !== undefined} onOpen={open}>
        {(rows) => (
          <ul className="rows">
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={row.title}
                actions={[{ children: 'Edit', about: row.title, onClick: () => open(row) }]}
              >
                <p className="line row-facts">
                  <span>{row.figure}</span> <span>{row.source}</span>
                </p>
              </ListRow>
            ))}
          </ul>
        )}
      </FixedList>
      {opened && (
        <RowDialog
          kind={keyFactKind}
          start={{ row: opened }}
          onClose={close}
          fields={(form) => <KeyFactFields form={form} />}
        />
      )}
    </>
  )
}
