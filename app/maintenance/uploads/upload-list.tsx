import { useQuery } from '@tanstack/react-query'
import { Check, Copy, FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import type { Upload } from '../../../domain/upload.ts'
import { CopyByHand, useCopy } from '../../ui/copy-button.tsx'
import { QuietButton } from '../buttons.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState, WriteFailure } from '../list-state.tsx'
import { deleteUpload } from '../maintenance-api.ts'
import { useConfirm } from '../modal.tsx'
import { momentWords } from '../moment-words.ts'
import { editorAddress, labelIn } from '../names.ts'
import { useWrite } from '../use-write.ts'
import { UploadArea } from './upload-area.tsx'
import { formatBytes, formatPixels, uploadsQuery, uploadTitle } from './uploads.ts'

/** How many are listed until more are asked for. */
const pageSize = 50

/** Every uploaded picture and document, and where each is used. */
export function UploadList() {
  const confirm = useConfirm()
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
    if (await confirm.ask(question)) await removal.run(upload)
  }

  return (
    <>
      <p className="prose">
        What was uploaded here or in the editors. Put a path into a field, or into a link of an article. An export and a
        back-up of the database carry these files too.
      </p>
      <UploadArea onUploaded={() => query.refetch()} next="It is in the list below." />
      <h2 className="subheading">Uploaded files</h2>
      <WriteFailure failure={removal.failure} />
      <ListState
        query={query}
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

/** One uploaded file: what it is, where it is used, its path to copy; what nothing uses can be deleted. */
function UploadItem({ upload, onDelete }: { upload: Upload; onDelete: () => void }) {
  const { path, kind, bytes, width, height, uploadedAt, uses } = upload
  const { state, copy } = useCopy()
  const title = uploadTitle(upload)
  const [Sign, words] = state === 'copied' ? [Check, 'Copied'] : [Copy, 'Copy path']
  const pathId = useId()
  return (
    <ListRow
      icon={
        <div className="upload-thumbnail">
          {kind === 'picture' ? (
            <img src={path} alt="" width={width} height={height} loading="lazy" />
          ) : (
            <FileText aria-hidden size={36} />
          )}
        </div>
      }
      title={title}
      heading="h3"
      actions={[
        {
          children: [<Sign key="sign" aria-hidden size={18} />, words],
          about: `of ${title}`,
          onClick: () => copy(path, 'Path copied'),
        },
        uses.length === 0 && { children: 'Delete', about: title, isDanger: true, onClick: onDelete },
      ]}
    >
      <p className="line row-facts">
        <span>{kind === 'picture' ? 'Picture' : 'PDF document'}</span>
        {width !== undefined && height !== undefined && <span>{formatPixels({ width, height })}</span>}
        <span>{formatBytes(bytes)}</span>
        <span>Uploaded {momentWords(uploadedAt, Date.now())}</span>
      </p>
      <p className="line row-facts">
        <code id={pathId}>{path}</code>
      </p>
      {uses.length === 0 ? (
        <p className="hint">Not used anywhere.</p>
      ) : (
        <>
          <p className="hint">Used in</p>
          <ul className="bullets" aria-label={`Where ${title} is used`}>
            {uses.map((use) => (
              <li key={`${use.table} ${use.key} ${use.field}`}>
                {tableWords[use.table].row} <Link to={editorAddress(use)}>{rowName(use.table, use.key, use)}</Link>,{' '}
                {labelIn(use.table, use.field)}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'refused' && <CopyByHand text={path} selects={pathId} />}
    </ListRow>
  )
}
