import { lastingLabels } from '../../../content/write-objection.ts'
import { ListRow } from '../list-row.tsx'
import { FixedList, useOpened } from './fixed-list.tsx'
import { GroundFields } from './ground-fields.tsx'
import { groundKind } from './ground-kind.ts'
import { RowDialog } from './row-dialog.tsx'
import { WordingWarnings } from './wording-warnings.tsx'

/** The grounds of objections, with the wordings from which letters are made (rule: grounds). */
export function LettersTab() {
  const { opened, open, close } = useOpened<'objection_grounds'>()
  return (
    <>
      <FixedList
        table="objection_grounds"
        heading="Grounds of objections"
        noun="grounds"
        isOpen={opened !== undefined}
        onOpen={open}
      >
        {(rows) => (
          <ul className="rows">
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={row.name}
                actions={[{ children: 'Edit', about: row.name, onClick: () => open(row) }]}
              >
                <p className="line row-facts">
                  <span>{lastingLabels[row.lasting]}</span> <span>{row.framings.length} wordings</span>
                </p>
              </ListRow>
            ))}
          </ul>
        )}
      </FixedList>
      {opened && (
        <RowDialog
          kind={groundKind}
          start={{ row: opened }}
          onClose={close}
          fields={(form) => <GroundFields form={form} />}
          warning={({ values }) => <WordingWarnings values={values} />}
        />
      )}
    </>
  )
}
