import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { writeObjection } from '../../../content/write-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { DraftCare } from './draft-care.tsx'
import { PlaceStep } from './place-step.tsx'
import { WalkContext } from './step.tsx'
import { countOf, stepAfter, stepAt, stepBefore } from './steps.ts'
import { TwoTabs } from './two-tabs.tsx'
import { useDraftStore, useKeptDraft } from './use-draft-store.ts'
import { OtherPlace, useStart } from './use-start.tsx'
import { useWritingRows, type WritingRows } from './use-writing-rows.ts'

/** The steps from a place to a sent letter, once all is there that letters are made of. On the first page of a visit the focus stays where it is. */
export function Workshop({ isFirstPage }: { isFirstPage: boolean }) {
  const { rows, isFailed } = useWritingRows()
  if (rows) return <Steps rows={rows} isFirstPage={isFirstPage} />
  return (
    <>
      <h1>{writeObjection.heading}</h1>
      {isFailed ? <LoadFailure>{writeObjection.failed}</LoadFailure> : <WritingToCome />}
    </>
  )
}

/** What one reads until the first step is there. */
export function WritingToCome() {
  return (
    <div className="needs-script">
      <p className="lead">{writeObjection.description}</p>
      <p role="status">{writeObjection.loading}</p>
    </div>
  )
}

/** One step at a time: the one that the address names, as far as it is reached. */
function Steps({ rows, isFirstPage }: { rows: WritingRows; isFirstPage: boolean }) {
  const { draft } = useDraftStore()
  useKeptDraft()
  const { isComing, asked } = useStart(rows)
  const { hash } = useLocation()
  const isQuiet = useRef(isFirstPage)
  const navigate = useNavigate()

  const { grounds, village } = rows
  const answers = useMemo(() => offeredAnswers(draft, { grounds, village }), [draft, grounds, village])
  const { points } = answers
  const step = stepAt(hash, answers)
  const isThere = hash === `#${step}`
  useEffect(() => {
    if (!isComing && !isThere) navigate(`#${step}`, { replace: true })
  }, [isComing, isThere, step, navigate])

  const [hasPlace, hasPoints] = [draft.village !== '', points.length > 0]
  useEffect(() => {
    // The code of a step comes while the one before it is answered.
    if (hasPlace) loadPointsStep()
    if (hasPoints) loadWrittenSteps()
  }, [hasPlace, hasPoints])

  if (isComing) return null
  const before = stepBefore(step, answers)
  const walk = {
    back: before ? `#${before}` : '/how-to-object',
    goOn: () => navigate(`#${stepAfter(step, answers)}`),
    count: countOf(step, answers),
    isQuiet,
  }
  return (
    <div className="stack steps-of-writing">
      <div className="stack no-print">
        <TwoTabs />
        <OtherPlace place={asked} />
      </div>
      {/* Where a reason is left out, the same step asks about another one. */}
      <WalkContext key={step === 'points' ? step : `${step} of ${points.length}`} value={walk}>
        {step === 'place' ? (
          <PlaceStep places={rows.places} />
        ) : (
          <Suspense fallback={<p role="status">{writeObjection.loading}</p>}>
            {step === 'points' ? (
              <PointsStep answers={answers} rows={rows} />
            ) : (
              <WrittenSteps step={step} draft={answers} rows={rows} />
            )}
          </Suspense>
        )}
      </WalkContext>
      <DraftCare isBetween={/^(point-|letter)/.test(step)} />
    </div>
  )
}

/** The draft with the points that are ticked and offered at its place; the others keep their words. */
function offeredAnswers(draft: ObjectionDraft, { grounds, village }: Pick<WritingRows, 'grounds' | 'village'>) {
  const offered = grounds.filter(({ id }) => !village?.disclaimed?.includes(id)).map(({ id }): string => id)
  return { ...draft, points: draft.points.filter(({ ground, isTicked }) => isTicked && offered.includes(ground)) }
}

/** The information tells the note of missing scripts that somebody asked for it (script-note.tsx). */
function reload() {
  if ('navigation' in window) navigation.reload({ info: 'asked for' })
  else location.reload()
}

const loadPointsStep = () => import('./points-step.tsx').catch(() => ({ PointsStep: NotLoaded }))
const PointsStep = lazyPart(loadPointsStep, 'PointsStep')
const loadWrittenSteps = () => import('./written-steps.tsx').catch(() => ({ WrittenSteps: NotLoaded }))
const WrittenSteps = lazyPart(loadWrittenSteps, 'WrittenSteps')

function NotLoaded() {
  return (
    <div className="notice notice-error">
      <h1>{writeObjection.heading}</h1>
      <p role="alert">{writeObjection.failed}</p>
      <button type="button" className="button button-quiet" onClick={reload}>
        {writeObjection.tryAgain}
      </button>
    </div>
  )
}
