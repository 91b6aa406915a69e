import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { findSpellings } from '../../domain/spelling.ts'
import { useSettled } from './use-settled.ts'

/** A choice that a list is narrowed by. */
export interface ListChoice<R> {
  /** What it is called, and what it says where nothing is chosen, such as 'All states'. */
  all: string
  options: Readonly<Record<string, string>>
  fits: (row: R, option: string) => boolean
}

/** What a list is narrowed to: words, and an option for each choice, empty where all fit. */
export interface Narrowing {
  words: string
  chosen: readonly string[]
}

/** The rows in which the words stand, and that fit each choice. */
export function narrowed<R extends object>(
  rows: readonly R[],
  { words, chosen }: Narrowing,
  choices: readonly ListChoice<R>[],
): R[] {
  const { isIn } = findSpellings(words)
  return rows.filter(
    (row) =>
      (words.trim() === '' || isIn(JSON.stringify(row))) &&
      choices.every(({ fits }, place) => !chosen[place] || fits(row, chosen[place])),
  )
}

/** The controls that narrow a list. */
export function ListFilter({
  noun,
  narrowing: { words, chosen },
  choices,
  onChange,
}: {
  /** What the rows are called. */
  noun: string
  narrowing: Narrowing
  choices: readonly Pick<ListChoice<never>, 'all' | 'options'>[]
  onChange: (narrowing: Narrowing) => void
}) {
  return (
    <search className="line list-filter">
      <input
        type="search"
        className="input"
        aria-label={`Find ${noun}`}
        placeholder={`Find ${noun}`}
        maxLength={200}
        value={words}
        onChange={({ target }) => onChange({ words: target.value, chosen })}
      />
      {choices.map(({ all, options }, place) => (
        <select
          key={all}
          className="input"
          aria-label={all}
          value={chosen[place] ?? ''}
          onChange={({ target }) => onChange({ words, chosen: chosen.with(place, target.value) })}
        >
          <option value="">{all}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </search>
  )
}

/** What a list on the server is narrowed to, by words once they are typed and by one choice; at first as the address says. */
export function useNarrowing() {
  const [search] = useSearchParams()
  const [narrowing, setNarrowing] = useState<Narrowing>({
    words: search.get('words') ?? '',
    chosen: [search.get('only') ?? ''],
  })
  const [words] = useSettled(narrowing.words.trim(), typingPause)
  return { narrowing, setNarrowing, words, only: narrowing.chosen[0] ?? '' }
}

const typingPause = 300
