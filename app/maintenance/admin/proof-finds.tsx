import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import { type TableName, tableNames } from '../../../domain/content.ts'
import { narrowed } from '../list-filter.tsx'
import { editorAddress } from '../names.ts'
import { rowsQuery } from '../rows-query.ts'

/** The tables of Proof, each with its list: one search looks into all of them. */
const proof = tableNames.filter((name) => tableWords[name].place?.group === 'Proof')

/** So many of each are shown below the list that is open. */
const mostShown = 5

/** What the words of a list of Proof find in the other two. */
export function ProofFinds({ table, words }: { table: TableName; words: string }) {
  const isAsked = proof.includes(table) && words.trim() !== ''
  const others = proof.filter((other) => other !== table)
  const lists = useQueries({ queries: others.map((other) => ({ ...rowsQuery(other as 'claims'), enabled: isAsked })) })
  if (!isAsked) return null
  return others.map((other, place) => {
    const rows = narrowed(lists[place]?.data ?? [], { words, chosen: [] }, [])
    if (rows.length === 0) return null
    return (
      <section key={other} aria-label={`Found in ${tableWords[other].all}`}>
        <h2 className="subheading">
          <Link to={`${tableWords[other].editor.split('?')[0]}?words=${encodeURIComponent(words)}`}>
            {tableWords[other].all}: {rows.length} found
          </Link>
        </h2>
        <ul className="bullets">
          {rows.slice(0, mostShown).map(({ id, ...row }) => (
            <li key={id}>
              <Link to={editorAddress({ table: other, key: id })}>{rowName(other, id, row)}</Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
