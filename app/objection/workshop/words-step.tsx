import { workshopPage } from '../../../content/workshop-page.ts'
import { steps } from '../../../content/workshop-steps.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { changePoint } from './change-draft.ts'
import { PlainArea } from './plain-area.tsx'
import { Step } from './step.tsx'
import { stepsDone } from './steps-done.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const words = steps.words

export function WordsStep({ points }: { points: readonly LetterPoint[] }) {
  const { draft } = useDraftStore()
  const written = points.filter((point) => point.words !== '').length
  const lost = draft.points.filter(
    (each) => each.words.trim() !== '' && points.every(({ ground }) => ground.id !== each.ground),
  )
  return (
    <Step
      step="words"
      isDone={stepsDone(draft).words}
      note={points.length > 0 ? workshopPage.someOf(written, points.length) : ''}
    >
      {points.length === 0 ? (
        <p className="workshop-empty">{words.nothingTicked}</p>
      ) : (
        <p className="workshop-text">{words.leaveOut}</p>
      )}
      {points.map((point) => {
        const { ground, offered, missing } = point
        const id = `words-${ground.id}`
        return (
          <div key={ground.id} className="field workshop-words">
            <h3 id={`${id}-point`}>{ground.name}</h3>
            <label id={`${id}-label`} htmlFor={id}>
              {words.question}
            </label>
            <p id={`${id}-prompt`} className="workshop-hint">
              {ground.prompt}
            </p>
            <PlainArea
              id={id}
              rows={5}
              aria-labelledby={`${id}-label ${id}-point`}
              aria-describedby={`${id}-prompt ${id}-example`}
              value={draft.points.find((point) => point.ground === ground.id)?.words ?? ''}
              onText={(text) => draftStore.change((now) => changePoint(now, ground.id, { words: text }))}
            />
            <p id={`${id}-example`} className="workshop-hint">
              <b>{words.example}</b> {ground.example}
            </p>
            {offered && (
              <label className="workshop-tick">
                <input
                  type="checkbox"
                  checked={draft.points.some((each) => each.ground === ground.id && each.hasOurs)}
                  onChange={({ target }) =>
                    draftStore.change((now) => changePoint(now, ground.id, { hasOurs: target.checked }))
                  }
                />
                <span>
                  {words.sentence} {offered.text} {missing > 0 && words.missing(missing)}
                </span>
              </label>
            )}
          </div>
        )
      })}
      {lost.map((point) => (
        <div key={point.ground} className="notice">
          <p>{workshopPage.pointGone}</p>
          <blockquote>{point.words}</blockquote>
        </div>
      ))}
    </Step>
  )
}
