import { use, useState } from 'react'
import { writtenWords } from '../../../content/written-words.ts'
import { editLetter } from '../../../domain/edited-letter.ts'
import { hasWords } from '../../../domain/objection-draft.ts'
import { HeadedLook } from '../closer-look.tsx'
import type { Problem } from '../problems.tsx'
import { AskFirst } from './ask-first.tsx'
import { LetterBox, letterId } from './plain-area.tsx'
import { Step, WalkContext } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import type { DraftLetter } from './use-letter.ts'

const words = writtenWords.letter

/** The letter that the answers make, to be changed as a whole: what a closer look finds is mended here. */
export function LetterStep({ letter: { made, shown, sent, own } }: { letter: DraftLetter }) {
  const { goOn } = use(WalkContext)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const wasStopped = useDraftStore().draft.lookedAt.length > 0
  // On a phone it would push the button out of sight.
  const [hasRoom] = useState(() => matchMedia('(width >= 64rem)').matches)
  const isEmpty = !hasWords(shown.text)
  return (
    <Step
      title={words.title}
      problems={problems}
      onNext={() => (isEmpty ? setProblems([{ field: letterId, text: words.missing }]) : goOn())}
      side={
        <div className="side">
          <HeadedLook text={sent} own={own} isUnsigned isOpen={wasStopped || hasRoom} />
        </div>
      }
    >
      {shown.state === 'edited-and-changed-since' && <p className="notice">{words.changedSince}</p>}
      {shown.state !== 'made' && (
        <AskFirst
          label={words.again}
          question={words.againQuestion}
          yes={words.againYes}
          onYes={() => draftStore.change((draft) => ({ ...draft, edited: null }))}
        />
      )}
      <LetterBox
        label={words.hint}
        value={shown.text}
        onText={(text) => draftStore.change((now) => editLetter(now, made, text))}
      />
    </Step>
  )
}
