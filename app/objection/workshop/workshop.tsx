import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import type { Village } from '../../../domain/village.ts'
import { type ImpactCardFace, impactCardFacesQuery } from '../../content-api/impact-cards-query.ts'
import { claimsQuery, objectionGroundsQuery } from '../../content-api/objection-grounds-query.ts'
import { villagesQuery } from '../../content-api/villages-query.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { DraftCare } from './draft-care.tsx'
import { PlaceStep } from './place-step.tsx'
import { QuietContext } from './step.tsx'
import { stepAfter, stepAt, stepBefore } from './steps.ts'
import { TwoTabs } from './two-tabs.tsx'
import { useDraftStore, useKeptDraft } from './use-draft-store.ts'
import type { LetterRows } from './use-letter.ts'
import { OtherPlace, useStart } from './use-start.tsx'
import { type PlaceReport, useWritingPlaces } from './use-writing-places.ts'

/** The steps from a place to a sent letter, once all is there that letters are made of. On the first page of a visit the focus stays where it is. */
export function Workshop({ isFirstPage }: { isFirstPage: boolean }) {
  const grounds = useQuery(objectionGroundsQuery())
  const cards = useQuery(impactCardFacesQuery())
  const villages = useQuery(villagesQuery())
  const claims = useQuery(claimsQuery())
  const { isLoading, places, reports } = useWritingPlaces(villages.data)
  if (!isLoading && grounds.data && cards.data && villages.data && claims.data)
    return (
      <Steps
        grounds={grounds.data}
        cards={cards.data}
        places={places}
        reports={reports}
        claims={claims.data}
        isFirstPage={isFirstPage}
      />
    )
  return (
    <>
      <h1>{writeObjection.heading}</h1>
      {grounds.isError || cards.isError || villages.isError || claims.isError ? (
        <LoadFailure>{writeObjection.failed}</LoadFailure>
      ) : (
        <WritingToCome />
      )}
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

interface Rows extends Pick<LetterRows, 'grounds' | 'claims'> {
  cards: readonly ImpactCardFace[]
  places: readonly Place[]
  reports: readonly PlaceReport[]
}

/** One step at a time: the one that the address names, as far as it is reached. */
function Steps({ grounds, cards, places, reports, claims, isFirstPage }: Rows & { isFirstPage: boolean }) {
  const { draft } = useDraftStore()
  useKeptDraft()
  const { isComing, asked } = useStart(places, cards, grounds)
  const { hash } = useLocation()
  const isQuiet = useRef(isFirstPage)
  const navigate = useNavigate()
  const village = reports.find(({ village_key }) => village_key === draft.village)
  const place = places.find(({ slug }) => slug === draft.village)
  const placeName = place?.name ?? ''

  const answers = useMemo(() => offeredAnswers(draft, grounds, village), [draft, grounds, village])
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
  const back = before ? `#${before}` : ''
  const onNext = () => navigate(`#${stepAfter(step, answers)}`)
  return (
    <div className="steps-of-writing">
      <div className="no-print">
        <TwoTabs />
        <OtherPlace place={places.find(({ slug }) => slug === asked)} />
      </div>
      {/* Where a reason is left out, the same step asks about another one. */}
      <QuietContext key={step === 'points' ? step : `${step} of ${points.length}`} value={isQuiet}>
        {step === 'place' && <PlaceStep places={places} onNext={onNext} />}
        <Suspense fallback={<p role="status">{writeObjection.loading}</p>}>
          {step === 'points' && (
            <PointsStep
              rows={{ village, cards, grounds, places }}
              leftOut={leftOut(draft, grounds, village)}
              placeName={placeName}
              onNext={onNext}
            />
          )}
          {step !== 'place' && step !== 'points' && (
            <WrittenSteps
              step={step}
              draft={answers}
              rows={{ grounds, claims, place, village }}
              back={back}
              onNext={onNext}
            />
          )}
        </Suspense>
      </QuietContext>
      <DraftCare isBetween={/^(point-|letter)/.test(step)} />
    </div>
  )
}

type Disclaiming = Pick<Village, 'disclaimed'> | undefined

/** The draft with the points that are ticked and offered at its place; the others keep their words. */
function offeredAnswers(draft: ObjectionDraft, grounds: readonly ObjectionGround[], village: Disclaiming) {
  const isOffered = (ground: string) =>
    grounds.some(({ id }) => id === ground) && !village?.disclaimed?.some((id) => id === ground)
  return { ...draft, points: draft.points.filter(({ ground, isTicked }) => isTicked && isOffered(ground)) }
}

/** The names of the ticked points that the report of the place disclaims. */
function leftOut({ points }: ObjectionDraft, grounds: readonly ObjectionGround[], village: Disclaiming): string[] {
  const ticked = points.filter(({ isTicked }) => isTicked).map(({ ground }) => ground)
  return grounds.filter(({ id }) => ticked.includes(id) && village?.disclaimed?.includes(id)).map(({ name }) => name)
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
