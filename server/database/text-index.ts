import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** What is found by its words, from what tells most of it to what tells least. */
export interface IndexedText {
  title: string
  /** Headings, and words that stand nowhere in it but are used for it. */
  headings: string
  lead: string
  body: string
}

/** A text that was found: its texts with what was searched for between `markStart` and `markEnd`. */
export interface FoundText {
  row: number
  title: string
  lead: string
  body: string
}

export const markStart = '\ue000'
export const markEnd = '\ue001'

/** How much a word counts in the title, in headings, in the lead and in the body. */
const columnWeights = '20, 5, 3, 1'

/**
 * The words of texts, in memory: FTS5, the full text of SQLite, whichever database the content is in. What it
 * is given to match is a query of FTS5.
 */
export class TextIndex {
  readonly #db = new DatabaseSync(':memory:')
  readonly #statements: Record<
    'add' | 'remove' | 'text' | 'find' | 'all' | 'show' | 'count' | 'stem' | 'stems',
    StatementSync
  >
  /** The words as they are written, but in small letters, and in how many texts each is. */
  readonly #written = new Map<string, number>()
  readonly #vocabulary = new Map<string, { word: string; count: number }[]>()

  constructor() {
    const tokenize = `tokenize = 'porter unicode61 remove_diacritics 2'`
    this.#db.exec(`
      create virtual table texts using fts5 (title, headings, lead, body, ${tokenize});
      insert into texts (texts, rank) values ('rank', 'bm25(${columnWeights})');
      create virtual table words using fts5vocab (texts, row);
      create virtual table typed using fts5 (word, ${tokenize});
      create virtual table typed_words using fts5vocab (typed, instance);
    `)
    const marks = `'${markStart}', '${markEnd}'`
    const prepare = (sql: string) => this.#db.prepare(sql)
    this.#statements = {
      add: prepare('insert into texts (rowid, title, headings, lead, body) values (?, ?, ?, ?, ?)'),
      remove: prepare('delete from texts where rowid = cast(? as integer)'),
      text: prepare('select title, headings, lead, body from texts where rowid = cast(? as integer)'),
      find: prepare('select rowid as row, rank from texts where texts match ? order by rank limit ?'),
      all: prepare('select rowid as row from texts where texts match ?'),
      show: prepare(
        `select highlight(texts, 0, ${marks}) as title, highlight(texts, 2, ${marks}) as lead, highlight(texts, 3, ${marks}) as body
         from texts where texts match ? and rowid = cast(? as integer)`,
      ),
      count: prepare('select count(*) as found from words where term = ?'),
      stem: prepare('insert into typed (rowid, word) values (1, ?)'),
      stems: prepare('select term as word from typed_words order by offset'),
    }
  }

  /** Runs what changes the index; the words that are known are read anew afterwards. */
  change(changes: () => void): void {
    this.#vocabulary.clear()
    this.#db.exec('begin')
    changes()
    this.#db.exec('commit')
  }

  add(row: number, { title, headings, lead, body }: IndexedText): void {
    this.#statements.add.run(row, title, headings, lead, body)
    this.#count([title, headings, lead, body], 1)
  }

  remove(row: number): void {
    this.#count(Object.values(this.#statements.text.get(row) ?? {}), -1)
    this.#statements.remove.run(row)
  }

  /** The words of a text as they are compared with each other: 'lorries' and 'lorry' are one. */
  stems(text: string): string[] {
    this.#statements.stem.run(text)
    const stems = this.#statements.stems.all().map(({ word }) => String(word))
    this.#db.exec('delete from typed')
    return stems
  }

  /** Whether any text has this stem. */
  has(stem: string): boolean {
    return this.#statements.count.get(stem)?.found !== 0
  }

  /** The words that begin with this, as they are written but in small letters, and in how many texts each is. */
  wordsFrom(beginning: string): readonly { word: string; count: number }[] {
    const known = this.#vocabulary.get(beginning)
    if (known) return known
    const read = this.#written
      .entries()
      .filter(([word]) => word.startsWith(beginning))
      .map(([word, count]) => ({ word, count }))
      .toArray()
    this.#vocabulary.set(beginning, read)
    return read
  }

  /** The rows that match best, with how well, from 0 up. */
  find(match: string, limit: number): { row: number; score: number }[] {
    return this.#statements.find.all(match, limit).map(({ row, rank }) => ({ row: Number(row), score: -Number(rank) }))
  }

  /** All rows that match. */
  rowsOf(match: string): Set<number> {
    return new Set(this.#statements.all.all(match).map(({ row }) => Number(row)))
  }

  /** A row that matches, with marks. */
  show(match: string, row: number): FoundText | undefined {
    const found = this.#statements.show.get(match, row)
    return found && { row, title: String(found.title), lead: String(found.lead), body: String(found.body) }
  }

  #count(texts: readonly unknown[], change: 1 | -1): void {
    for (const word of new Set(
      texts
        .join('\n')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu),
    )) {
      const count = (this.#written.get(word) ?? 0) + change
      if (count > 0) this.#written.set(word, count)
      else this.#written.delete(word)
    }
  }
}
