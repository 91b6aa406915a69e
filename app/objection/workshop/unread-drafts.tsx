import { workshopPage } from '../../../content/workshop-page.ts'
import { takeAwayName } from '../../../domain/take-away.ts'
import { AskFirst } from './ask-first.tsx'
import { saveFile } from './save-file.ts'
import { desk, useDesk } from './use-desk.ts'

/** The drafts that were damaged, or kept by another version: their words can be saved (rule: draft-unread). */
export function UnreadDrafts() {
  return useDesk().unread.map((id) => (
    <section key={id} aria-labelledby={`unread-${id}`} className="notice workshop-question">
      <h2 id={`unread-${id}`} className="workshop-fold-heading">
        {workshopPage.unread}
      </h2>
      <p>{workshopPage.unreadText}</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => saveFile(takeAwayName('draft', 'txt'), desk.storedText(id), 'text/plain;charset=utf-8')}
        >
          {workshopPage.saveUnread}
        </button>
        <AskFirst
          label={workshopPage.removeUnread}
          question={workshopPage.removeQuestion}
          yes={workshopPage.removeYes}
          onYes={() => desk.removeUnread(id)}
        />
      </div>
    </section>
  ))
}
