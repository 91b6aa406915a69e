import { useRef, useState } from 'react'
import type { Place } from '../../../content/places.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import { draftsPanel as words } from '../../../content/write-objection.ts'
import { draftFile, longestDraftFile, readDraftFile } from '../../../domain/draft-file.ts'
import { letterMoment } from '../../../domain/letter-moment.ts'
import { draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { takeAwayName } from '../../../domain/take-away.ts'
import { AskFirst } from './ask-first.tsx'
import { focusDrafts } from './focus-drafts.ts'
import { howKept } from './how-kept.ts'
import { LeaveDraft } from './leave-draft.tsx'
import { saveFile } from './save-file.ts'
import { desk, useDesk } from './use-desk.ts'

/** The drafts of this browser: their names, a file for another device, and their end (rule: draft-private, draft-file). */
export function DraftsBar({ places }: { places: readonly Place[] }) {
  const state = useDesk()
  const { draft, drafts } = state
  /** What was done, and the draft at hand then: with the next change it is no longer said. */
  const [said, setSaid] = useState<{ words: string; of: ObjectionDraft }>()
  const say = (words: string) => setSaid({ words, of: desk.state().draft })
  const others = drafts.filter(({ id }) => id !== draft.id)
  return (
    <details className="workshop-fold workshop-drafts">
      <summary>
        <h2 className="workshop-fold-heading">{words.heading}</h2>
        <span className="workshop-drafts-name">
          {nameOf(draft)}. {howKept(state)}.
        </span>
      </summary>
      <div className="field">
        <label htmlFor="draft-name">{words.name}</label>
        <input
          id="draft-name"
          type="text"
          autoComplete="off"
          maxLength={draftLimits.name}
          value={draft.name}
          onChange={({ target }) => desk.change((now) => ({ ...now, name: target.value }))}
        />
      </div>
      {others.length > 0 && (
        <ul className="workshop-draft-list">
          {others.map((other) => (
            <li key={other.id}>
              <LeaveDraft
                label={`${workshopPage.open} ‘${nameOf(other)}’`}
                describedBy={`draft-${other.id}`}
                onYes={() => {
                  desk.open(other.id)
                  focusDrafts()
                }}
              />
              <p id={`draft-${other.id}`} className="workshop-hint">
                {tellApart(other, places)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <LeaveDraft label={words.add} onYes={() => desk.start()} />
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile(takeAwayName(draft.village, 'json'), draftFile(draft), 'application/json')}
        >
          {words.saveFile}
        </button>
      </div>
      <DraftFromFile say={say} />
      <div className="actions">
        <AskFirst
          label={words.remove}
          question={workshopPage.removeQuestion}
          yes={workshopPage.removeYes}
          onYes={desk.remove}
        />
        <AskFirst
          label={words.removeAll}
          question={words.removeAllQuestion}
          yes={workshopPage.removeAllYes}
          onYes={() => {
            desk.removeAll()
            say(words.removed)
          }}
        />
      </div>
      <p role="status">{said?.of === draft && said.words}</p>
    </details>
  )
}

const nameOf = ({ name }: ObjectionDraft) => name || words.firstName

/** What tells drafts of one name apart: the community, and when each was last changed. */
function tellApart({ village, changedAt }: ObjectionDraft, places: readonly Place[]): string {
  const place = places.find(({ slug }) => slug === village)
  return [...(place ? [place.name] : []), `${workshopPage.changedOn} ${letterMoment(changedAt)}`].join(', ')
}

function DraftFromFile({ say }: { say: (words: string) => void }) {
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const open = async (file: File) => {
    const { draft, problem } = desk.isLostOnSwitching() ? { problem: workshopPage.fileWaits } : await readFile(file)
    setProblem(problem ?? '')
    if (draft) {
      desk.bringIn(draft)
      say(workshopPage.opened(draft.name))
    }
    // The same file can be chosen again.
    if (field.current) field.current.value = ''
  }
  return (
    <div className="field">
      <label htmlFor="draft-file">{words.openFile}</label>
      <input
        ref={field}
        id="draft-file"
        type="file"
        accept=".json,application/json"
        aria-describedby="draft-file-text"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) open(file)
        }}
      />
      <p id="draft-file-text" className="workshop-hint">
        {words.fileText}
      </p>
      {problem !== '' && (
        <p role="alert" className="notice notice-error">
          {problem}
        </p>
      )}
    </div>
  )
}

/** A character takes four bytes at most; what is larger is not read at all. */
async function readFile(file: File): Promise<ReturnType<typeof readDraftFile>> {
  if (file.size > 4 * longestDraftFile) return { problem: workshopPage.fileTooLarge }
  try {
    return readDraftFile(await file.text())
  } catch {
    return { problem: workshopPage.fileUnreadable }
  }
}
