import { useNavigate } from 'react-router'
import { workshopWords } from '../../../content/workshop-words.ts'
import { AskFirst } from './ask-first.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** Below each step: where the draft is, and the way to delete it. */
export function DraftCare() {
  const { keeping, elsewhere, isStored } = useDraftStore()
  const navigate = useNavigate()
  const isKept = keeping === 'kept' && (elsewhere === undefined || elsewhere === 'shown')
  return (
    <footer className="draft-care no-print">
      {keeping === 'full' && (
        <p role="alert" className="notice notice-error">
          {workshopWords.full}
        </p>
      )}
      {keeping === 'blocked' && <p>{workshopWords.notKept}</p>}
      {isKept && <p>{workshopWords.kept}</p>}
      {isStored && (
        <AskFirst
          isQuiet
          label={workshopWords.startAnew}
          question={workshopWords.startAnewQuestion}
          yes={workshopWords.startAnewYes}
          onYes={() => {
            draftStore.startAnew()
            navigate('#place')
          }}
        />
      )}
    </footer>
  )
}
