import { workshopPage } from '../../../content/workshop-page.ts'
import { steps } from '../../../content/workshop-steps.ts'
import { anotherFraming, type LetterPoint } from '../../../domain/letter.ts'
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
        const { ground, framing } = point
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
              aria-describedby={`${id}-prompt ${id}-ask`}
              value={draft.points.find((point) => point.ground === ground.id)?.words ?? ''}
              onText={(text) => draftStore.change((now) => changePoint(now, ground.id, { words: text }))}
            />
            <p id={`${id}-ask`} className="workshop-hint">
              <b>{steps.points.stronger}:</b> {ground.ask}
            </p>
            <details className="workshop-cards">
              <summary>
                {words.framingLabel}
                <span className="sr-only"> {ground.name}</span>
              </summary>
              <p aria-live="polite" className="workshop-card">
                {framing}
              </p>
              {ground.framings.length > 1 && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() =>
                    draftStore.change((now) =>
                      changePoint(now, ground.id, { framing: anotherFraming(draft.seed, point) }),
                    )
                  }
                >
                  {words.anotherFraming}
                  <span className="sr-only">: {ground.name}</span>
                </button>
              )}
            </details>
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
