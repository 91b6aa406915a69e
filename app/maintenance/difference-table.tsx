import type { TableName } from '../../domain/content.ts'
import { labelIn } from './field-label.ts'
import { readableTexts } from './readable-text.ts'
import type { FieldDifference } from './row-difference.ts'
import './difference-table.css'

/** The fields that a change has changed, before and after. */
export function DifferenceTable({
  table,
  caption,
  columns,
  differences,
}: {
  table: TableName
  caption: string
  columns: [before: string, after: string]
  differences: FieldDifference[]
}) {
  return (
    <table className="differences">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => {
          const [left, right] = readableTexts(before, after)
          return (
            <tr key={field}>
              <th scope="row">{labelIn(table, field)}</th>
              <td data-column={columns[0]}>{before === undefined ? <em>nothing</em> : left}</td>
              <td data-column={columns[1]}>{after === undefined ? <em>nothing</em> : right}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
