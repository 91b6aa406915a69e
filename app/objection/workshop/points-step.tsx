import { use, useState } from 'react'
import { Link } from 'react-router'
import { workshopWords } from '../../../content/workshop-words.ts'
import { lastingLabels } from '../../../content/write-objection.ts'
import { isNeedAlone, type ObjectionDraft, tickPoint } from '../../../domain/objection-draft.ts'
import { type ObjectionPoint, objectionPoints } from '../../../domain/objection-points.ts'
import type { Problem } from '../problems.tsx'
import { LetterSoFar, Step, WalkContext } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import { useLetterSoFar } from './use-letter-so-far.ts'
import type { WritingRows } from './use-writing-rows.ts'

const words = workshopWords.points

/** What affects the writer: the reasons of the village's own report first. `answers` has what is ticked and offered alone. */
export function PointsStep({ answers, rows }: { answers: ObjectionDraft; rows: WritingRows }) {
  const { village, cards, grounds, places, place } = rows
  const { draft } = useDraftStore()
  const letter = useLetterSoFar(answers, rows)
  const { goOn } = use(WalkContext)
  const { shown, folded } = objectionPoints(village, cards, grounds, places)
  const [problems, setProblems] = useState<Problem[]>([])
  const isTicked = ({ ground }: Pick<ObjectionPoint, 'ground'>) =>
    draft.points.some((point) => point.ground === ground.id && point.isTicked)
  const leftOut = grounds
    .filter((ground) => village?.disclaimed?.includes(ground.id) && isTicked({ ground }))
    .map(({ name }) => name)
  const [first] = shown
  // As it was when the step was opened: whoever ticks a reason has unfolded, or not, what they like.
  const [isUnfolded] = useState(() => folded.some(isTicked))
  const ticked = [...shown, ...folded].filter(isTicked)
  const tryNext = () => {
    if (ticked.length === 0) return setProblems([{ field: pointId(first), text: words.none }])
    if (isNeedAlone(ticked.map(({ ground }) => ground.id)))
      return setProblems([{ field: pointId(ticked[0]), text: words.needAlone }])
    draftStore.change((now) => ({ ...now, isBrought: false }))
    goOn()
  }
  return (
    <Step title={words.title} problems={problems} onNext={tryNext} side={<LetterSoFar text={letter.text} />}>
      {place && (
        <p>
          {words.from(place.name)} <Link to="#place">{words.change}</Link>
        </p>
      )}
      {place && leftOut.length > 0 && <p>{words.leftOut(leftOut, place.name)}</p>}
      <p className="quiet">{words.hint}</p>
      <PointList points={shown} isTicked={isTicked} />
      {folded.length > 0 && (
        <details className="stack" open={isUnfolded}>
          <summary>{words.more(folded.length)}</summary>
          <PointList points={folded} isTicked={isTicked} />
        </details>
      )}
    </Step>
  )
}

const pointId = (point: ObjectionPoint | undefined) => `point-${point?.ground.id}`

function PointList({
  points,
  isTicked,
}: {
  points: readonly ObjectionPoint[]
  isTicked: (point: ObjectionPoint) => boolean
}) {
  return (
    <ul className="stack step-points">
      {points.map((point) => (
        <li key={point.ground.id} className="card">
          <label className="tick">
            <input
              id={pointId(point)}
              type="checkbox"
              checked={isTicked(point)}
              onChange={({ target }) => draftStore.change((now) => tickPoint(now, point.ground.id, target.checked))}
            />
            <b>{point.ground.name}</b>
          </label>
          <Strength point={point} />
        </li>
      ))}
    </ul>
  )
}

/** How lasting a reason is, and what we report of it. */
function Strength({ point: { ground, cards } }: { point: ObjectionPoint }) {
  return (
    <details>
      <summary>
        {words.strength}
        <span className="sr-only"> {ground.name}</span>
      </summary>
      <p>
        <b>{lastingLabels[ground.lasting]}.</b> {ground.why}
      </p>
      {cards.map(({ title, text }) => (
        <p key={title}>
          <b>
            {words.report} {title}.
          </b>{' '}
          {text}
        </p>
      ))}
    </details>
  )
}
