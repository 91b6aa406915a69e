import { hash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { type ContentReader, tableNames } from '../../domain/content.ts'
import { longestSiteSearch, type SearchHit, type SearchResults, type SiteSearch } from '../../domain/search-results.ts'
import { TextIndex } from '../database/text-index.ts'
import { bestSentence, piecesOf } from './best-sentence.ts'
import { type SearchEntry, type SearchedContent, searchKinds } from './kinds.ts'
import { prepareSynonyms, readQuery } from './query.ts'

/** How many hits are looked at, shown before the others, and shown of each kind. */
const most = { looked: 120, best: 3, ofKind: 5 }
/** How much more a page counts that has all that was searched for, that has it in its title, and whose title says nothing else. */
const factors = { whole: 1.6, inTitle: 1.5, isTitle: 3 }
/** How long the index is worked on before others have their turn, in ms. */
const sliceMs = 4

/** An entry where it stands in the index. */
interface Placed {
  row: number
  /** Tells whether the entry is still the same. */
  mark: string
  address: string
  /** How many words its title has. */
  titleLength: number
  kind: (typeof searchKinds)[number]
}

/** A search of this content. Its index follows the content: what has changed since is taken in by the next search. */
export function createSiteSearch(content: ContentReader, version: () => string, today: () => string): SiteSearch {
  const index = new TextIndex()
  const synonyms = prepareSynonyms(index)
  const byAddress = new Map<string, Placed>()
  const byRow = new Map<number, Placed>()
  let nextRow = 1
  let current: { version: string; ready: Promise<void> } = { version: '', ready: Promise.resolve() }

  function upToDate(): Promise<void> {
    const now = version()
    if (current.version !== now) {
      const ready = current.ready.catch(() => undefined).then(takeIn)
      current = { version: now, ready }
      ready.catch(() => {
        if (current.ready === ready) current = { version: '', ready: Promise.resolve() }
      })
    }
    return current.ready
  }

  /** Brings the index to the content as it is now, in slices: meanwhile other requests are answered. */
  async function takeIn(): Promise<void> {
    const lists = await Promise.all(tableNames.map(async (table) => [table, await content.list(table)] as const))
    const searched = { rows: Object.fromEntries(lists) as unknown as SearchedContent['rows'], today: today() }
    const there = new Set<string>()
    const waiting: { entry: SearchEntry; kind: Placed['kind']; mark: string }[] = []
    let sliceEnd = performance.now() + sliceMs
    const flush = async () => {
      index.change(() => {
        for (const { entry, kind, mark } of waiting.splice(0)) place(entry, kind, mark)
      })
      await otherWork()
      sliceEnd = performance.now() + sliceMs
    }
    for (const kind of searchKinds) {
      for (const entry of kind.entries(searched)) {
        // Two documents of one title are shown at one address.
        if (there.has(entry.address)) continue
        there.add(entry.address)
        const mark = hash('sha1', Object.values(entry).join('\0'), 'base64')
        if (byAddress.get(entry.address)?.mark !== mark) waiting.push({ entry, kind, mark })
        if (waiting.length === 10 || performance.now() > sliceEnd) await flush()
      }
    }
    await flush()
    index.change(() => {
      for (const address of byAddress.keys()) if (!there.has(address)) takeAway(address)
    })
  }

  function place(entry: SearchEntry, kind: Placed['kind'], mark: string): void {
    takeAway(entry.address)
    const row = nextRow++
    index.add(row, entry)
    const placed = { row, mark, address: entry.address, titleLength: wordsIn(entry.title), kind }
    byAddress.set(entry.address, placed)
    byRow.set(row, placed)
  }

  function takeAway(address: string): void {
    const before = byAddress.get(address)
    if (!before) return
    index.remove(before.row)
    byRow.delete(before.row)
    byAddress.delete(address)
  }

  function resultsFor(typed: string): SearchResults {
    const { wanted, said, respelt } = readQuery(typed, index, synonyms)
    if (wanted.length === 0) return { ...nothing, typed }
    const match = wanted.join(' OR ')
    // What is asked for twice counts more: words as they were typed more than others of the same meaning.
    const weighed = said.join() === wanted.join() ? match : [...wanted, ...said, ...said].join(' OR ')
    const whole = wanted.length > 1 ? index.rowsOf(wanted.join(' AND ')) : new Set()
    const titled = index.rowsOf(`title : (${said.join(' AND ')})`)
    const saidWords = wordsIn(said.join(' '))
    const factorOf = ({ row, titleLength }: Placed) => {
      const title = titleLength <= saidWords ? factors.isTitle : factors.inTitle
      return (whole.has(row) ? factors.whole : 1) * (titled.has(row) ? title : 1)
    }
    const ranked = index
      .find(weighed, most.looked)
      .flatMap(({ row, score }) => {
        const placed = byRow.get(row)
        return placed ? [{ ...placed, score: score * placed.kind.weight * factorOf(placed) }] : []
      })
      .toSorted((a, b) => b.score - a.score)
    const saidStems = new Set(index.stems(said.join(' ')))
    const isSaid = remember((word: string) => index.stems(word).every((stem) => saidStems.has(stem)))
    const show = ({ row, address, kind }: (typeof ranked)[number]): SearchHit => {
      const { title = '', lead = '', body = '' } = index.show(match, row) ?? {}
      return { kind: kind.one, address, title: piecesOf(title), sentence: bestSentence([lead, body], isSaid) }
    }
    const best = ranked.slice(0, most.best).map(show)
    const others = Map.groupBy(ranked.slice(most.best), ({ kind }) => kind)
    const groups = Array.from(others, ([{ many }, hits]) => ({
      name: many,
      hits: hits.slice(0, most.ofKind).map(show),
    }))
    const written = [...best, ...groups.flatMap(({ hits }) => hits)].flatMap(({ title, sentence }) => [title, sentence])
    const asWritten = (meant: string) => written.flat().find((piece) => piece.toLowerCase() === meant) ?? meant
    return {
      ...nothing,
      typed,
      best,
      groups,
      respelt: best.length === 0 ? [] : respelt.map((each) => ({ typed: each.typed, meant: asWritten(each.meant) })),
    }
  }

  return async (asked) => {
    const typed = asked.trim().replaceAll(/\s+/g, ' ')
    if (typed.length > longestSiteSearch) return { ...nothing, isTooLong: true }
    if (typed === '') return nothing
    await upToDate()
    return resultsFor(typed)
  }
}

const nothing: SearchResults = { typed: '', isTooLong: false, best: [], groups: [], respelt: [] }

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.filter((word) => word !== 'OR').length ?? 0

/** What was worked out once is looked up the next time. */
function remember<T>(workOut: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const value = known.get(word) ?? workOut(word)
    known.set(word, value)
    return value
  }
}
