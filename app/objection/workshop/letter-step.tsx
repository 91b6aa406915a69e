import { writtenWords } from '../../../content/written-words.ts'
import { editLetter } from '../../../domain/edited-letter.ts'
import { AskFirst } from './ask-first.tsx'
import { PlainArea } from './plain-area.tsx'
import { Step } from './step.tsx'
import { draftStore } from './use-draft-store.ts'
import type { DraftLetter } from './use-letter.ts'

const words = writtenWords.letter

/** The letter that the answers make, to be changed as a whole; what was changed is made again only when that is wanted. */
export function LetterStep({
  letter: { made, shown, points },
  back,
  onNext,
}: {
  letter: DraftLetter
  back: string
  onNext: () => void
}) {
  return (
    <Step title={words.title} back={back} onNext={onNext}>
      {shown.state === 'edited-and-changed-since' && <p className="notice">{words.changedSince}</p>}
      {shown.state !== 'made' && (
        <AskFirst
          label={words.again}
          question={words.againQuestion}
          yes={words.againYes}
          onYes={() => draftStore.change((draft) => ({ ...draft, edited: null }))}
        />
      )}
      {shown.state === 'made' &&
        points.map(
          ({ ground: { id, name }, words: own, leftOut }) =>
            own !== '' &&
            leftOut > 0 && (
              <p key={id} className="step-hint">
                {words.leftOut(name, leftOut)}
              </p>
            ),
        )}
      <div className="field">
        <label htmlFor="letter-text">{words.hint}</label>
        <PlainArea
          id="letter-text"
          className="step-letter"
          rows={20}
          value={shown.text}
          onText={(text) => draftStore.change((draft) => editLetter(draft, made, text))}
        />
      </div>
    </Step>
  )
}
