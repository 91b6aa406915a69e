import { exportAddress } from '../maintenance-api.ts'
import { ImportForm } from './import-form.tsx'
import './transfer.css'

/** All content out into one file, and back in. */
export function Transfer() {
  return (
    <>
      <section aria-labelledby="export-heading" className="prose">
        <h2 id="export-heading">Export</h2>
        <p>
          One file with everything that you change on this site. What visitors sent is not in it, and neither are the
          history, pictures and PDF files.
        </p>
        <p>
          <a className="button" href={exportAddress} download>
            Export all content
          </a>
        </p>
      </section>
      <section aria-labelledby="import-heading" className="import-section">
        <h2 id="import-heading">Import</h2>
        <p className="prose">
          An import makes each table that is in the file exactly what the file says: rows that are not in it are
          deleted. Updates that went to subscribers stay as they are, whatever the file says of them. The History can
          undo the whole import.
        </p>
        <ImportForm />
      </section>
    </>
  )
}
