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
          One file with everything that you change on this site: events, evidence documents and their categories,
          villages, impact cards, claims with their sources, cases from elsewhere, the campaign’s details, the stages of
          the process with their dates, key facts, the notice, the texts of pages, the words of letters, and the updates
          to subscribers. What visitors sent is not in it, and neither are the history, pictures and PDF files.
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
          An import makes the content exactly what the file says: rows that are not in the file are deleted. Updates
          that went to subscribers stay as they are, whatever the file says of them. The History can undo the whole
          import.
        </p>
        <ImportForm />
      </section>
    </>
  )
}
