import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Row } from '../../../domain/content.ts'
import { RowDialog, useAskedRow } from '../admin/row-dialog.tsx'
import type { RowStart } from '../editing/row-form.ts'
import { RowField } from '../row-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { MailPreview } from './mail-preview.tsx'
import { OpenedUpdate } from './opened-update.tsx'
import { UpdateList } from './update-list.tsx'
import { blankUpdate, sendingsQuery, type UpdateValues, updateDefinition } from './updates-api.ts'

type Update = Row<'updates'>

/** Updates to subscribers: written, seen, tried and sent. Which one is open stands in the address. */
export function UpdatesTab() {
  const [search, setSearch] = useSearchParams()
  const rows = useQuery(rowsQuery('updates'))
  const report = useQuery(sendingsQuery)
  const [written, setWritten] = useState<RowStart<'updates', UpdateValues>>()
  const id = search.get('update')
  const opened = rows.data?.find((row) => row.id === id)
  const open = useCallback(
    (key: string | undefined) => setSearch(key === undefined ? {} : { update: key }, { preventScrollReset: true }),
    [setSearch],
  )
  const write = (row: Update | null) => setWritten(row ? { row } : { blank: blankUpdate() })
  useAskedRow('updates', write)
  const close = useCallback(() => setWritten(undefined), [])
  const onStored = useCallback(
    (values: UpdateValues) => {
      setWritten(undefined)
      open(values.id)
    },
    [open],
  )
  return (
    <>
      {opened ? (
        <OpenedUpdate
          key={opened.id}
          update={opened}
          report={report}
          onEdit={() => write(opened)}
          onBack={() => open(undefined)}
        />
      ) : (
        <UpdateList
          rows={rows}
          report={report}
          isWriting={written !== undefined}
          isMissing={id !== null && rows.isSuccess && !rows.isFetching}
          onWrite={write}
          onOpen={open}
        />
      )}
      {written && (
        <RowDialog
          definition={updateDefinition}
          start={written}
          onClose={close}
          onStored={onStored}
          fields={() => (
            <>
              <RowField name="subject" />
              <RowField name="body" />
            </>
          )}
          preview={({ values }) => <MailPreview {...values} />}
        />
      )}
    </>
  )
}
