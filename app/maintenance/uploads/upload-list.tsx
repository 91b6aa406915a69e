import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Upload } from '../../../domain/upload.ts'
import { QuietButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { WriteFailure } from '../failures.tsx'
import { ListState } from '../list-state.tsx'
import { deleteUpload } from '../maintenance-api.ts'
import { useWrite } from '../use-write.ts'
import { UploadArea } from './upload-area.tsx'
import { UploadItem } from './upload-item.tsx'
import { uploadsQuery, uploadTitle } from './uploads.ts'

/** How many are listed until more are asked for. */
const pageSize = 50

/** Every uploaded picture and document, and where each is used. */
export function UploadList() {
  const confirm = useConfirm()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(uploadsQuery)
  const { data: uploads } = query
  const [most, setMost] = useState(pageSize)
  const removal = useWrite({
    send: deleteUpload,
    refreshes: uploadsQuery.queryKey,
    done: () => ({ title: 'File deleted' }),
    failed: 'Error deleting file',
  })

  async function remove(upload: Upload): Promise<void> {
    removal.reset()
    const details = <p>Nothing on the site uses it. This cannot be undone.</p>
    const question = { text: `Delete ‘${uploadTitle(upload)}’?`, action: 'Delete', isDanger: true, details }
    if ((await confirm.ask(question)) && (await removal.run(upload))) heading.current?.focus()
  }

  return (
    <>
      <p className="prose">
        What was uploaded here or in the editors. Put a path into a field, or into a link of an article. The export does
        not carry these files; a back-up of the database does.
      </p>
      <UploadArea onUploaded={() => query.refetch()} next="It is in the list below." />
      <h2 ref={heading} tabIndex={-1} className="subheading">
        Uploaded files
      </h2>
      <WriteFailure failure={removal.failure} />
      <ListState
        query={query}
        focusAfter={heading}
        loading="Loading the files..."
        failure="The files could not be listed."
        empty={uploads?.length === 0 && 'Nothing has been uploaded yet.'}
      />
      <ul className="rows">
        {uploads?.slice(0, most).map((upload) => (
          <UploadItem key={upload.name} upload={upload} onDelete={() => remove(upload)} />
        ))}
      </ul>
      {uploads && uploads.length > most && (
        <p className="line button-row">
          <QuietButton onClick={() => setMost(most + pageSize)}>Show more files</QuietButton>
        </p>
      )}
      {confirm.dialog}
    </>
  )
}
