import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { workshopPage } from '../../../content/workshop-page.ts'
import { draftsPanel } from '../../../content/write-objection.ts'
import type { Library } from '../../../domain/citations.ts'
import { letterPoints } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { objectionPoints } from '../../../domain/objection-points.ts'
import type { ImpactCardFace } from '../../content-api/impact-cards-query.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { villageQuery } from '../../content-api/villages-query.ts'
import { VillageLoadFailure } from '../../ui/village-load-failure.tsx'
import { useCloserLookCode } from '../look-closer.tsx'
import { AfterPrinting } from './after-printing.tsx'
import { AfterwardsPanel } from './afterwards-panel.tsx'
import { ChosenBefore } from './chosen-before.tsx'
import { DraftsBar } from './drafts-bar.tsx'
import { EvidenceStep } from './evidence-step.tsx'
import { privacyPromise } from './how-kept.ts'
import { LetterCheck } from './letter-check.tsx'
import { LetterPanel } from './letter-panel.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { NeighbourConsent, NeighbourPanel } from './neighbour-panel.tsx'
import { PersonStep } from './person-step.tsx'
import { PointsStep } from './points-step.tsx'
import { ShortFormPanel } from './short-form-panel.tsx'
import { FirstStep, type StepName } from './step.tsx'
import { firstStepOf } from './steps-done.ts'
import { TakeAwayPanel } from './take-away-panel.tsx'
import { TwoTabs } from './two-tabs.tsx'
import { UnreadDrafts } from './unread-drafts.tsx'
import { useDesk, useDeskOfPage } from './use-desk.ts'
import { useLetter } from './use-letter.ts'
import { VillageStep } from './village-step.tsx'
import { WordsStep } from './words-step.tsx'

/** The steps on one side, the letter that comes of them on the other, and below both the ways out (rule: workshop-steps). */
export function Bench({
  grounds,
  cards,
  library,
}: {
  grounds: readonly ObjectionGround[]
  cards: readonly ImpactCardFace[]
  library: Library
}) {
  const state = useDesk()
  useDeskOfPage()
  const closerLook = useCloserLookCode(true)
  const { draft, keeping } = state
  const places = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  const village = useQuery({ ...villageQuery(draft.village), enabled: draft.village !== '' })
  const report = draft.village === '' ? undefined : (village.data ?? { village_key: draft.village, impact_cards: [] })
  const place = places.find(({ slug }) => slug === draft.village)
  const letter = useLetter(draft, grounds, library, place?.name ?? village.data?.name ?? '')
  const framing = useSame(letter.framing)
  const written = letterPoints(draft, grounds)
  const pointNames = grounds.map(({ name }) => name)
  const curable = written.length === 0 ? undefined : written.every(({ ground }) => ground.lasting === 'report')
  const [isLarge, printLetter] = usePrint(draft.id)
  const atOpening = useAtOpening(draft)
  const hasBegun = written.length > 0 || draft.edited !== null

  return (
    <div className="workshop">
      <div className="no-print">
        <div className="workshop-head">
          <p className="workshop-private">{privacyPromise(state)}</p>
          <DraftsBar places={places} />
        </div>
        {keeping === 'full' && (
          <p role="alert" className="notice notice-error">
            {draftsPanel.full}
          </p>
        )}
        <TwoTabs />
        <UnreadDrafts />
        <AfterPrinting asks={draft.isPrinted && atOpening.isPrinted} />
        <ChosenBefore places={places} cards={cards} grounds={grounds} />
        <div className="workshop-columns">
          <div>
            <FirstStep key={`steps-${draft.id}`} value={atOpening.firstStep}>
              <VillageStep places={places} />
              {village.isError && <VillageLoadFailure />}
              <PointsStep points={objectionPoints(report, cards, grounds, places)} ticked={written} />
              <WordsStep points={written} />
              <EvidenceStep points={written} library={library} />
              <PersonStep />
            </FirstStep>
          </div>
          <div className="workshop-side">
            <LetterPanel key={`letter-${draft.id}`} letter={letter} pointNames={pointNames} isChecked={hasBegun} />
            {hasBegun ? (
              <LetterCheck
                text={letter.shown.text}
                own={letter.own}
                person={draft.person}
                code={closerLook}
                framing={framing}
                curable={curable}
              />
            ) : (
              <p className="workshop-hint">{workshopPage.checkLater}</p>
            )}
          </div>
        </div>
        <TakeAwayPanel
          key={`take-${draft.id}`}
          text={letter.shown.text}
          pointNames={pointNames}
          print={() => printLetter(false)}
        />
        <ShortFormPanel key={`short-${draft.id}`} grounds={grounds} />
        <AfterwardsPanel />
        <NeighbourPanel asks={draft.isPrinted && !atOpening.isPrinted} print={() => printLetter(true)} />
      </div>
      <div className="print-only printed-letter" data-large={isLarge}>
        <LetterPaper text={letter.shown.text} pointNames={pointNames} />
        {isLarge && <NeighbourConsent />}
      </div>
    </div>
  )
}

/** The same list as before where it says the same, so that typing elsewhere does not have the letter read anew. */
function useSame(list: readonly string[]): readonly string[] {
  const joined = list.join('\n')
  return useMemo(() => joined.split('\n'), [joined])
}

/** How the draft stood when it was opened: its first step that was not done, none where all were, and whether it was printed for a neighbour. */
function useAtOpening(draft: ObjectionDraft): { firstStep: StepName | undefined; isPrinted: boolean } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done afterwards opens, closes and moves nothing
  return useMemo(() => ({ firstStep: firstStepOf(draft), isPrinted: draft.isPrinted }), [draft.id])
}

/** Whether this draft's letter is printed in large letters, and what prints it. It stays so until the next printing: a browser may take its time. */
function usePrint(draftId: string): [boolean, (isLarge: boolean) => void] {
  const [largeDraft, setLargeDraft] = useState('')
  const start = (isLarge: boolean) => {
    flushSync(() => setLargeDraft(isLarge ? draftId : ''))
    print()
  }
  return [largeDraft === draftId, start]
}
