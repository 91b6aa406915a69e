import { useRef } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { lastingFirst, lastingLabels } from '../../../content/write-objection.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import type { DraftPoint } from '../../../domain/objection-draft.ts'
import type { ObjectionPoint, ObjectionPoints } from '../../../domain/objection-points.ts'
import { changePoint, tickPoint } from './change-draft.ts'
import { LastingFold } from './lasting-fold.tsx'
import { Step } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

type Tick = (ground: string, isTicked: boolean) => void

/** The second step: what affects the writer, in the words of the village's report. */
export function PointsStep({
  points: { shown, folded },
  ticked,
}: {
  points: ObjectionPoints
  ticked: readonly LetterPoint[]
}) {
  const { draft } = useDraftStore()
  // What was written to a point is there again when its tick was a slip.
  const taken = useRef(new Map<string, DraftPoint>())
  const tick: Tick = (ground, isTicked) => {
    const point = draft.points.find((each) => each.ground === ground)
    if (point) taken.current.set(ground, point)
    draftStore.change((now) => changePoint(tickPoint(now, ground, isTicked), ground, taken.current.get(ground) ?? {}))
  }
  const isFoldedTicked = folded.some(({ ground }) => draft.points.some((point) => point.ground === ground.id))
  return (
    <Step step="points" isDone={ticked.length > 0} note={ticked.map(({ ground }) => ground.name).join(', ')}>
      <details className="workshop-cards">
        <summary>{workshopPage.whyThisOrder}</summary>
        <p className="workshop-text workshop-aside">{lastingFirst}</p>
      </details>
      <PointList points={shown} tick={tick} />
      {folded.length > 0 && (
        <LastingFold className="workshop-more" isChosenIn={isFoldedTicked}>
          <summary>{workshopPage.morePoints(folded.length)}</summary>
          <PointList points={folded} tick={tick} />
        </LastingFold>
      )}
    </Step>
  )
}

function PointList({ points, tick }: { points: readonly ObjectionPoint[]; tick: Tick }) {
  return (
    <ul className="workshop-points">
      {points.map((point) => (
        <Point key={point.ground.id} point={point} tick={tick} />
      ))}
    </ul>
  )
}

function Point({ point: { ground, cards }, tick }: { point: ObjectionPoint; tick: Tick }) {
  const { draft } = useDraftStore()
  const id = `point-${ground.id}`
  return (
    <li data-lasting={ground.lasting}>
      <label className="workshop-tick workshop-point-name">
        <input
          type="checkbox"
          aria-describedby={`${id}-why`}
          checked={draft.points.some((point) => point.ground === ground.id)}
          onChange={({ target }) => tick(ground.id, target.checked)}
        />
        {ground.name}
      </label>
      <p id={`${id}-why`} className="workshop-lasting">
        <b>{lastingLabels[ground.lasting]}.</b> {ground.why}
      </p>
      {cards.length > 0 && (
        <details className="workshop-cards">
          <summary>
            {workshopPage.fromReport} {cards.map(({ title }) => title).join(', ')}
          </summary>
          {cards.map(({ title, text }) => (
            <p key={title} className="workshop-card">
              <b>{title}.</b> {text}
            </p>
          ))}
        </details>
      )}
    </li>
  )
}
