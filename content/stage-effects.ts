import {
  consultationOn,
  courseOf,
  currentStage,
  dayAfter,
  type StageState,
  stagesOn,
  waitingIn,
} from '../domain/progress.ts'
import { consultationWords, whatNext } from './consultation.ts'
import { consultationClosedGuide, noLongerTaken } from './objection-guide.ts'
import { processBanner } from './process-banner.ts'
import { villageCall } from './village-page.ts'

/** What visitors find from a day on that they did not find before. */
export interface StageEffect {
  day: string
  stage: StageState
  /** A sentence for each kind of page, with the words that stand there. */
  sentences: string[]
}

/** What a change of the stages changes for visitors: at once, which may be nothing, and on each later day on which the dates alone do so. */
export function effectsOf(before: readonly StageState[], after: readonly StageState[], today: string): StageEffect[] {
  return courseOf(after, today).map(({ day, stage }) => {
    const known = day === today ? shownOn(before, day) : shownOn(after, dayAfter(day, -1))
    return { day, stage, sentences: shownOn(after, day).filter((sentence) => !known.includes(sentence)) }
  })
}

function shownOn(stages: readonly StageState[], day: string): string[] {
  const consultation = consultationOn(stages, day)
  const stage = currentStage(stagesOn(stages, day))
  const { state } = consultation
  const line = consultationWords(consultation)?.text
  const prepare = waitingIn(stage).canPrepare ? ` Below it: ‘${consultationClosedGuide.prepare}’.` : ''
  return [
    `Process: ‘${processBanner(stage)}’`,
    `Home, How to object, Process and the pages of the places ${line ? `say: ‘${line}’` : 'name no day of a consultation.'}`,
    state === 'open'
      ? 'How to object asks for letters: a red button to write one, what counts, and where to send it.'
      : `How to object: ‘${(state === 'over' ? noLongerTaken : consultationClosedGuide).statement}’${prepare}`,
    state === 'over'
      ? `Home, the articles and the pages of the places: ‘${whatNext.link}’, in place of the way to object.`
      : `The pages of the places: ‘${(state === 'open' ? villageCall.write : villageCall.prepare)('…')}’`,
  ]
}
