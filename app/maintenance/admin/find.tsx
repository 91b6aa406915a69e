import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { tableWords } from '../../../content/table-words.ts'
import { keyOf, type Row, type TableName, tableNames } from '../../../domain/content.ts'
import { findSpellings } from '../../../domain/spelling.ts'
import { ListRow } from '../list-row.tsx'
import { editorAddress, labelIn, rowName } from '../names.ts'
import { messagesQuery, signupsQuery } from '../received.tsx'
import { rowsQuery } from '../rows-query.ts'
import { builtInQuery } from './texts-tab.tsx'

/** Everything of the site in which the words of the address stand, each with the way to the field: rows, built-in texts, and people. */
export function FindScreen() {
  const [search] = useSearchParams()
  const words = search.get('words')?.trim() ?? ''
  const lists = useQueries({ queries: tableNames.map((table) => rowsQuery(table as 'events')) })
  const { data: builtIn } = useQuery(builtInQuery)
  const isAsked = { enabled: words !== '' }
  const messages = useInfiniteQuery({ ...messagesQuery(words), ...isAsked }).data?.pages[0]?.messages ?? []
  const signups = useInfiniteQuery({ ...signupsQuery(words, false), ...isAsked }).data?.pages[0]?.signups ?? []
  const finds: Found[] = [
    ...tableNames.flatMap((table, place) =>
      (lists[place]?.data ?? []).flatMap((row) => findIn(table, withBuiltIn(row, builtIn ?? {}), words)),
    ),
    ...messages.map(({ subject, email, message }) => ({
      title: subject,
      kind: `Message from ${email}`,
      passage: message,
      to: '/admin/messages',
    })),
    ...signups.map(({ email, first_name }) => ({
      title: email,
      kind: 'Sign-up',
      passage: first_name,
      to: '/admin/signups',
    })),
  ]
  return (
    <>
      <p role="status" className="list-summary">
        {words === '' ? 'Type a word or a sentence, and press Enter.' : `‘${words}’: ${finds.length} found.`} The text
        on heritage is changed in its file.
      </p>
      <ul className="rows">
        {finds.map(({ title, kind, passage, to }, index) => (
          <ListRow
            key={index}
            className="entry-line"
            title={title}
            lead={
              <Link className="button button-quiet" to={to}>
                Open<span className="sr-only"> {title}</span>
              </Link>
            }
            actions={[]}
          >
            <p className="row-facts">{kind}</p>
            <p className="row-words">{passage}</p>
          </ListRow>
        ))}
      </ul>
    </>
  )
}

/** Something in which the words stand: what it is called and is, what stands around them, and where it is edited. */
interface Found {
  title: string
  kind: string
  passage: string
  to: string
}

/** A text of a page that nobody has changed says what is built in. */
function withBuiltIn<R extends object>(row: R, builtIn: Readonly<Record<string, string>>): R {
  return 'text' in row && row.text === '' && 'id' in row ? { ...row, text: builtIn[String(row.id)] ?? '' } : row
}

/** How many letters of a passage stand before the words, and behind them. */
const [before, behind] = [12, 120]

function findIn(table: TableName, row: Row<TableName>, words: string): Found[] {
  const { placesIn } = findSpellings(words)
  const key = keyOf(table, row)
  for (const [field, text] of textsOf(row)) {
    const [place] = placesIn(text)
    if (!place) continue
    const [start, end] = [Math.max(0, place[0] - before), place[1] + behind]
    return [
      {
        title: rowName(table, key, row),
        kind: `${tableWords[table].row}, ${labelIn(table, field)}`,
        passage: `${start > 0 ? '…' : ''}${text.slice(start, end)}`,
        to: editorAddress({ table, key, field }),
      },
    ]
  }
  return []
}

/** The texts of a row without their marks, by the paths of their fields. */
function textsOf(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[path, value.replaceAll(/<[^<>]*>/g, ' ')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, path === '' ? name : `${path}.${name}`))
}
