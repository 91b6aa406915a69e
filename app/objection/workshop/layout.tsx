import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { consultationOpenGuide } from '../../../content/objection-guide.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import type { LetterContext } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { objectionPoints } from '../../../domain/objection-points.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import type { ImpactCardFace } from '../../content-api/impact-cards-query.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { villagesQuery } from '../../content-api/villages-query.ts'
import { useConsultation } from '../../layout/consultation-line.tsx'
import { VillageLoadFailure } from '../../ui/load-failure.tsx'
import { useLetterNow } from '../letter-now.ts'
import { useCloserLookCode } from '../look-closer.tsx'
import { PlanningPagesLink } from '../planning-pages-link.tsx'
import { SendPanel } from '../send-panel.tsx'
import { AfterPrinting } from './after-printing.tsx'
import { AfterwardsPanel } from './afterwards-panel.tsx'
import { missingPerson } from './change-draft.ts'
import { ChosenBefore } from './chosen-before.tsx'
import { privacyPromise } from './how-kept.ts'
import { LetterCheck } from './letter-check.tsx'
import { LetterPanel } from './letter-panel.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { NeighbourConsent, NeighbourPanel } from './neighbour-panel.tsx'
import { PersonStep } from './person-step.tsx'
import { PointsStep } from './points-step.tsx'
import { PublicationReminder } from './publication-reminder.tsx'
import { SentPanel } from './sent-panel.tsx'
import { ShortFormPanel } from './short-form-panel.tsx'
import { StartAnew } from './start-anew.tsx'
import { FirstStep, type StepName } from './step.tsx'
import { firstStepOf } from './steps-done.ts'
import { TwoTabs } from './two-tabs.tsx'
import { useDraftStore, useKeptDraft } from './use-draft-store.ts'
import { useLetter } from './use-letter.ts'
import { VillageStep } from './village-step.tsx'
import { WordsStep } from './words-step.tsx'

/** The steps on one side, the letter that comes of them on the other, and below both the ways out. */
export function WorkshopLayout({
  grounds,
  cards,
  claims,
}: {
  grounds: readonly ObjectionGround[]
  cards: readonly ImpactCardFace[]
  claims: LetterContext['claims']
}) {
  const state = useDraftStore()
  const campaign = useCampaign()
  useKeptDraft()
  const closerLook = useCloserLookCode(true)
  const { draft, keeping } = state
  const places = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  const villages = useQuery(villagesQuery())
  const village = villages.data?.find(({ village_key }) => village_key === draft.village)
  const report = draft.village === '' ? undefined : (village ?? { village_key: draft.village, impact_cards: [] })
  const place = places.find(({ slug }) => slug === draft.village)
  const letter = useLetter(draft, grounds, claims, place, village)
  const written = letter.points
  const pointNames = grounds.map(({ name }) => name)
  const [isLarge, printLetter] = usePrint(draft.id)
  const atOpening = useAtOpening(draft)
  const hasBegun = written.length > 0 || draft.edited !== null

  return (
    <div className="workshop">
      <div className="no-print">
        <div className="workshop-head">
          <p className="workshop-private">{privacyPromise(state)}</p>
          <StartAnew />
        </div>
        {keeping === 'full' && (
          <p role="alert" className="notice notice-error">
            {workshopPage.full}
          </p>
        )}
        <TwoTabs />
        <AfterPrinting asks={draft.isPrinted && atOpening.isPrinted} />
        <ChosenBefore places={places} cards={cards} grounds={grounds} />
        <div className="workshop-columns">
          <div>
            <FirstStep key={`steps-${draft.id}`} value={atOpening.firstStep}>
              <VillageStep places={places} />
              {villages.isError && <VillageLoadFailure />}
              <PointsStep points={objectionPoints(report, cards, grounds, places)} ticked={written} />
              <WordsStep points={written} />
              <PersonStep />
            </FirstStep>
          </div>
          <div className="workshop-side">
            <LetterPanel key={`letter-${draft.id}`} letter={letter} pointNames={pointNames} isChecked={hasBegun} />
            {hasBegun ? (
              <LetterCheck text={letter.shown.text} own={letter.own} person={draft.person} code={closerLook} />
            ) : (
              <p className="workshop-hint">{workshopPage.checkLater}</p>
            )}
          </div>
        </div>
        <SendPanel
          key={`send-${draft.id}`}
          text={letter.shown.text}
          subject={writeObjection.mailSubject(campaign.application_reference)}
          fileName={draft.village === '' ? 'objection' : `objection-${draft.village}`}
          pointNames={pointNames}
          form={campaign.council_form}
          print={() => printLetter(false)}
          missing={missingPerson(draft)}
          before={<BeforeSending />}
        >
          <ToPlanningPages />
        </SendPanel>
        <ShortFormPanel key={`short-${draft.id}`} points={written} />
        <SentPanel />
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

/** What becomes of a letter that is sent now, and what its writer has not chosen yet. */
function BeforeSending() {
  const letterNow = useLetterNow()
  return (
    <>
      {letterNow !== '' && <p className="workshop-text">{letterNow}</p>}
      <PublicationReminder />
    </>
  )
}

/** Where the council takes objections while it asks for them. */
function ToPlanningPages() {
  const { state } = useConsultation()
  const { planningPages } = consultationOpenGuide(useCampaign())
  if (state !== 'open') return null
  return (
    <p>
      <PlanningPagesLink label={planningPages} look="button-quiet" />
    </p>
  )
}

/** How the draft stood when it was opened: its first step that was not done, none where all were, and whether it was printed for a neighbour. */
function useAtOpening(draft: ObjectionDraft): { firstStep: StepName | undefined; isPrinted: boolean } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done afterwards opens, closes and moves nothing
  return useMemo(() => ({ firstStep: firstStepOf(draft), isPrinted: draft.isPrinted }), [draft.id])
}

/** Whether this draft's letter is printed in large letters, and what prints it. It stays so until the next printing: a browser may take its time. */
function usePrint(id: number): [boolean, (isLarge: boolean) => void] {
  const [largeDraft, setLargeDraft] = useState<number>()
  const start = (isLarge: boolean) => {
    flushSync(() => setLargeDraft(isLarge ? id : undefined))
    print()
  }
  return [largeDraft === id, start]
}
