import { Check, Copy, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { tableWords } from '../../../content/table-words.ts'
import type { Upload } from '../../../domain/upload.ts'
import { CopyByHand } from '../../ui/copy-by-hand.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { labelIn } from '../field-label.ts'
import { ListRow } from '../list-row.tsx'
import { formatMoment } from '../moment-words.ts'
import { editorAddress, rowName } from '../row-name.ts'
import { formatBytes, formatPixels } from './file-size.ts'
import { uploadId, uploadTitle } from './uploads.ts'

/** One uploaded file: what it is, where it is used, its path to copy; what nothing uses can be deleted. */
export function UploadItem({ upload, onDelete }: { upload: Upload; onDelete: () => void }) {
  const { path, kind, bytes, width, height, uploadedAt, uses } = upload
  const { state, copy } = useCopy()
  const title = uploadTitle(upload)
  const [Sign, words] = state === 'copied' ? [Check, 'Copied'] : [Copy, 'Copy path']
  const pathId = `${uploadId(upload)}-path`
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
      headingProps={{ id: uploadId(upload), tabIndex: -1 }}
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
        <span>{formatMoment(uploadedAt)}</span>
      </p>
      <p className="line row-facts">
        <code id={pathId} className="upload-path">
          {path}
        </code>
      </p>
      {uses.length === 0 ? (
        <p className="hint">Not used anywhere.</p>
      ) : (
        <>
          <p className="hint">Used in</p>
          <ul className="bullet-list" aria-label={`Where ${title} is used`}>
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
