import { consultationWords } from '../../../content/consultation.ts'
import { findTextPlace } from '../../../content/page-texts.ts'
import type { Row } from '../../../domain/content.ts'
import { dateWords } from '../../../domain/date-words.ts'
import type { PageTextId } from '../../../domain/fixed-row-ids.ts'
import {
  consultationDates,
  consultationOn,
  currentStage,
  type StageState,
  stagesOn,
  statusesOnceCurrent,
} from '../../../domain/progress.ts'
import { type StageId, stageIds } from '../../../domain/stage-ids.ts'
import type { UnsavedRow } from '../../../domain/wanted-preview.ts'

/** What is typed of a stage: whether it is to be the current one, and its dates as YYYY-MM-DD. */
export interface StageEdit {
  id: StageId
  isMove: boolean
  starts_on: string
  ends_on: string
}

/** The stages as they would be stored. */
export function stagesWith<S extends StageState>(
  stages: readonly S[],
  { id, isMove, starts_on, ends_on }: StageEdit,
): S[] {
  const statuses = isMove ? statusesOnceCurrent(stages, id) : undefined
  return stages.map((stage) => ({
    ...stage,
    status: statuses?.get(stage.id) ?? stage.status,
    ...(stage.id === id && { starts_on, ends_on }),
  }))
}

/** What follows for the other stages and for visitors, in sentences. */
export function consequences(stages: readonly StageState[], edit: StageEdit, today: string): string[] {
  const [now, then] = [stagesOn(stages, today), stagesOn(stagesWith(stages, edit), today)]
  const current = currentStage(then)
  if (edit.isMove && current.id !== edit.id) {
    return [`By the dates of the consultation ${current.title} stays the current stage. Change those dates first.`]
  }
  const turned = (status: StageState['status']) =>
    then.filter((stage, index) => stage.status === status && now[index]?.status !== status).map(({ title }) => title)
  const [isOpenNow, isOpenThen] = [stages, stagesWith(stages, edit)].map(
    (rows) => consultationOn(rows, today).state === 'open',
  )
  const read = consultationWords(consultationOn(stagesWith(stages, edit), today))?.text
  return [
    turned('current').length > 0
      ? `${current.title} is the current stage.`
      : `The current stage stays ${current.title}.`,
    ...sentenceOf(turned('completed'), 'is completed', 'are completed'),
    ...sentenceOf(turned('upcoming'), 'lies ahead again', 'lie ahead again'),
    ...(edit.id === 'public-consultation' && isOverFor(then, today) ? [notByItself] : ahead(then, today)),
    objections(isOpenNow === true, isOpenThen === true),
    ...(read === undefined ? [] : [`Visitors read: ‘${read}’`]),
  ]
}

const notByItself =
  'After a decision dates open nothing by themselves: make Public consultation the current stage on the day on which it opens.'

function isOverFor(stages: readonly StageState[], today: string): boolean {
  return consultationOn(stages, today).state === 'over'
}

/** What the dates of the consultation will do by themselves. */
function ahead(stages: readonly StageState[], today: string): string[] {
  const { opens, closes } = consultationDates(stages)
  const { state } = consultationOn(stages, today)
  if (state === 'announced' && opens === '') {
    return ['The consultation opens once it is made the current stage, or by itself on a day in ‘Opens on’.']
  }
  const end = closes === '' ? '' : ` It ends by itself after ${dateWords(closes)}, and Assessment follows.`
  if (state === 'announced') {
    return [`The consultation opens by itself at the start of ${dateWords(opens)}, London time.${end}`]
  }
  return state === 'open' && end !== '' ? [end.trim()] : []
}

function objections(isOpenNow: boolean, isOpenThen: boolean): string {
  if (isOpenNow) return isOpenThen ? 'Objections are still taken.' : 'Objections are no longer taken.'
  return isOpenThen ? 'Objections are taken from now on.' : 'Objections are still not taken.'
}

const list = new Intl.ListFormat('en-GB')

function sentenceOf(titles: string[], one: string, several: string): string[] {
  return titles.length === 0 ? [] : [`${list.format(titles)} ${titles.length === 1 ? one : several}.`]
}

/** Said where the dates have made another stage current than the one that is stored so; undefined where they are the same. */
export function datesDecide(stages: readonly StageState[], today: string): string | undefined {
  const [stored, current] = [currentStage(stages), currentStage(stagesOn(stages, today))]
  if (stored.id === current.id) return undefined
  const { opens, closes } = consultationDates(stages)
  const { state } = consultationOn(stages, today)
  const why =
    state === 'announced'
      ? `The consultation opens by its dates on ${dateWords(opens)}, and not before.`
      : state === 'open'
        ? `Since ${dateWords(opens)} the consultation is open by its dates.`
        : `Since ${dateWords(closes)} is past, the consultation is over by its dates.`
  return `${why} So visitors see ${current.title} as the current stage. Stored as current: ${stored.title}.`
}

/** The texts of which the built-in ones change with the decision. */
const textsOfUndecided: readonly PageTextId[] = [
  'home.what',
  'home.closed',
  'how-to-object.closed',
  'how-to-object.advice',
]

/** Said from the decision on where the campaign's own texts may still speak of what was to come; undefined where there are none. */
export function textsInDoubt(
  stages: readonly StageState[],
  texts: readonly Pick<Row<'page_texts'>, 'id' | 'text'>[],
  today: string,
): string | undefined {
  if (!isOverFor(stages, today)) return undefined
  const places = texts
    .filter(({ id, text }) => textsOfUndecided.includes(id) && text.trim() !== '')
    .map(({ id }) => findTextPlace(id))
    .flatMap((place) => (place ? [`‘${place.label}’ (${place.page})`] : []))
  if (places.length === 0) return undefined
  return `The application has come to the decision. These texts are your own, and may need changing in the tab Texts: ${places.join(', ')}.`
}

/** The stages with this one as the current, whatever the day. */
export function stagesAt(current: StageId): UnsavedRow[] {
  return stageIds.map((stage) => ({
    table: 'process_stages',
    row: { id: stage, status: stage === current ? 'current' : 'upcoming', starts_on: '', ends_on: '' },
  }))
}
