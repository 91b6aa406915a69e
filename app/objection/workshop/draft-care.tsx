import { useNavigate } from 'react-router'
import { workshopWords } from '../../../content/workshop-words.ts'
import { AskFirst } from './ask-first.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** Where the draft is, and the way to delete it, below the first and the last steps; between them only what is wrong with keeping it. */
export function DraftCare({ isBetween }: { isBetween: boolean }) {
  const { keeping, elsewhere, isStored } = useDraftStore()
  const navigate = useNavigate()
  const isKept = !isBetween && keeping === 'kept' && (elsewhere === undefined || elsewhere === 'shown')
  return (
    <footer className="stack measure section no-print">
      {keeping === 'full' && (
        <p role="alert" className="notice notice-error">
          {workshopWords.full}
        </p>
      )}
      {keeping === 'blocked' && <p>{workshopWords.notKept}</p>}
      {isKept && <p>{workshopWords.kept}</p>}
      {isStored && !isBetween && (
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
