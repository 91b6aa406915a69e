import { flushSync } from 'react-dom'
import { workshopWords } from '../../../content/workshop-words.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const { theirs } = workshopWords

/** Says that another tab has changed or deleted the draft, and lets its writer choose where words could be lost. */
export function TwoTabs() {
  const { elsewhere } = useDraftStore()
  const choose = (act: () => void) => {
    // The buttons go with the question.
    flushSync(act)
    document.querySelector('h1')?.focus()
  }
  return (
    <div role="status">
      {elsewhere === 'shown' && <p className="notice">{theirs.shown}</p>}
      {(elsewhere === 'changed' || elsewhere === 'deleted') && (
        <div className="notice stack">
          <p>
            {theirs[elsewhere]} {theirs.choose}
          </p>
          <div className="row">
            <button type="button" className="button" onClick={() => choose(draftStore.keepMine)}>
              {theirs.keep}
            </button>
            <button type="button" className="button button-quiet" onClick={() => choose(draftStore.takeStored)}>
              {elsewhere === 'changed' ? theirs.take : theirs.anew}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
