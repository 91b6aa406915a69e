import { changedText } from './changed-text.ts'
import { fieldLabel } from './field-label.ts'
import type { FieldDifference } from './row-difference.ts'

/** The fields in which two versions differ, side by side; what changed inside a text is marked. */
export function DifferenceTable({
  caption,
  columns,
  differences,
}: {
  caption: string
  columns: [before: string, after: string]
  differences: FieldDifference[]
}) {
  return (
    <table className="m-differences">
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
          const { start, end, ...parts } = changedText(textOf(before), textOf(after))
          const showPart = (part: string, Mark: 'del' | 'ins') => (
            <>
              {start}
              {part !== '' && <Mark>{part}</Mark>}
              {end}
            </>
          )
          return (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              <td data-column={columns[0]}>{before === undefined ? <Nothing /> : showPart(parts.before, 'del')}</td>
              <td data-column={columns[1]}>{after === undefined ? <Nothing /> : showPart(parts.after, 'ins')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Nothing() {
  return <span className="m-quiet">nothing</span>
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}
