import { isDeepStrictEqual } from 'node:util'
import { knownPlaces } from '../../content/known-places.ts'
import { tookPartForm } from '../../content/took-part-form.ts'
import { tookPart, tookPartWords } from '../../content/took-part-words.ts'
import type { ContentReader } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { participationId } from '../../domain/fixed-row-ids.ts'
import { londonDay } from '../../domain/london-day.ts'
import { consultationDates, consultationOn } from '../../domain/progress.ts'
import {
  canTell,
  elsewhere,
  type ParticipationReport,
  rightCounts,
  shownFigures,
  type Told,
  type TookPart,
  type TookPartForm,
  unsaid,
} from '../../domain/took-part.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { listTold, publishTold, storeTold } from '../database/participation-counts.ts'
import type { ContentRevision } from '../database/revision.ts'
import { writeContent } from '../database/write-content.ts'

/** New figures come to the pages no more often than this, however many people press (docs/decisions/033-how-many-took-part.md). */
const publishEveryMs = 5 * 60_000

interface Parts {
  content: ContentReader
  database: ConnectedDatabase
  revision: ContentRevision
}

/** How many said that they objected: counted at once, and shown on the pages a few minutes later at most. */
export class Participation {
  readonly #parts: Parts
  readonly #everyMs: number
  #publishedAt = Number.NEGATIVE_INFINITY
  #waiting: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(parts: Parts, everyMs = publishEveryMs) {
    this.#parts = parts
    this.#everyMs = everyMs
  }

  /**
   * The place that a form names, and the first day of the consultation; throws 'invalid' where it names none, and where nobody
   * can have objected today.
   */
  async requirePlace(place: unknown, now: number): Promise<{ place: string; since: string }> {
    const { content, database } = this.#parts
    const { offered, villages, since } = await readAll(database, content, londonDay(now))
    if (!offered) throw new ContentError('invalid', tookPart.page.notNow)
    const isKnown = [unsaid, elsewhere, ...villages.map(({ slug }) => slug)].includes(String(place))
    if (isKnown) return { place: String(place), since }
    throw new ContentError('invalid', tookPart.page.noPlace, {
      fields: [{ field: 'place', rule: tookPart.page.noPlace }],
    })
  }

  /** Counts one more. Resolves once it is stored, and shown where nothing was shown anew for a while. */
  async tell(place: string, now: number): Promise<void> {
    await storeTold(this.#parts.database.db, place, londonDay(now))
    await this.publishSoon()
  }

  /** Shows what has come since, now or when the time between two showings is over. Never rejects: what fails is tried again then. */
  async publishSoon(): Promise<void> {
    if (this.#waiting !== undefined || this.#isClosed) return
    const wait = this.#publishedAt + this.#everyMs - performance.now()
    if (wait > 0) return this.#wait(wait)
    const before = this.#publishedAt
    this.#publishedAt = performance.now()
    try {
      if (!(await this.#publish())) this.#publishedAt = before
    } catch {
      this.#wait(this.#everyMs)
    }
  }

  #wait(ms: number): void {
    if (this.#isClosed) return
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined
      void this.publishSoon()
    }, ms).unref()
  }

  /** Whether pages show anything else now: where they would not, they stay as they are kept. */
  async #publish(): Promise<boolean> {
    const { content, database, revision } = this.#parts
    const { told, figuresOf } = await readAll(database, content, londonDay())
    const shown = figuresOf(told.map(({ published, ...each }) => ({ ...each, count: published })))
    if (isDeepStrictEqual(figuresOf(told), shown)) return false
    await writeContent(database, revision, publishTold)
    return true
  }

  /** What pages show, with the corrections, villages and stages of this content, on a day. */
  async figures(content: ContentReader, today: string): Promise<TookPart> {
    return shownOf(await readAll(this.#parts.database, content, today))
  }

  /** What pages offer to whoever has sent an objection. */
  async form(content: ContentReader, today: string): Promise<TookPartForm> {
    const read = await readAll(this.#parts.database, content, today)
    const { words } = shownOf(read)
    return tookPartForm({ ...read, words })
  }

  /** What maintainers see: the counts as they are now, also those that pages do not show. */
  async report(): Promise<ParticipationReport> {
    const read = await readAll(this.#parts.database, this.#parts.content, londonDay())
    const { villages, told, offered, countsOf } = read
    const shown = shownOf(read)
    const counts = new Map(countsOf(told).map((count) => [count.place, count]))
    const known = [
      ...villages.map(({ slug, name }) => ({ place: slug, name })),
      { place: elsewhere, name: tookPart.elsewhere },
      { place: unsaid, name: tookPart.unsaid },
    ]
    const others = [...counts.keys()].filter((place) => !known.some((each) => each.place === place))
    const places = [...known, ...others.map((place) => ({ place, name: place }))].map(({ place, name }) => ({
      ...{ place, name, told: 0, right: 0 },
      ...counts.get(place),
      shown: shown.places[place] ?? null,
    }))
    return { isOffered: offered !== undefined, total: shown.total, places }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#waiting)
  }
}

function shownOf({ told, villages, isShown, figuresOf }: Awaited<ReturnType<typeof readAll>>): TookPart {
  if (!isShown) return { words: '', total: 0, places: {} }
  const { total, places } = figuresOf(told.map(({ published, ...each }) => ({ ...each, count: published })))
  const named = villages.flatMap(({ slug, name }) => (places[slug] ? [{ name, count: places[slug] }] : []))
  return { words: tookPartWords(total, named), total, places }
}

/** Everything that is known, and what follows from it on a day. */
async function readAll({ reader }: Pick<ConnectedDatabase, 'reader'>, content: ContentReader, today: string) {
  const [rows, stages, settings, told] = await Promise.all([
    content.list('village_data'),
    content.list('process_stages'),
    content.find('participation', participationId),
    listTold(reader),
  ])
  const consultation = consultationOn(stages, today)
  const since = consultationDates(stages).opens
  const villages = knownPlaces(rows).filter(({ isQuarry }) => !isQuarry)
  const slugs = new Set(villages.map(({ slug }) => slug))
  const countsOf = (counts: readonly Told[]) => rightCounts(counts, settings?.corrections ?? {}, since)
  const how = consultation.state === 'open' ? ('open' as const) : ('afterwards' as const)
  return {
    ...{ told, villages, countsOf },
    // Later than no day at all: where the first day is not known, one who said so at any time has.
    since: since || '0',
    offered: canTell(consultation, today) ? how : undefined,
    isShown: settings?.figures === 'shown',
    figuresOf: (counts: readonly Told[]) => shownFigures(countsOf(counts), slugs),
  }
}
