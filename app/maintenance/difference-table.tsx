import { changedText } from './changed-text.ts'
import { fieldLabel } from './field-label.ts'
import type { FieldDifference } from './row-difference.ts'

/** The fields in which two versions differ, side by side; where a text differs is marked. */
export function DifferenceTable({
  caption,
  kind,
  columns,
  differences,
}: {
  caption: string
  /** A change has taken something out and put something in; of a choice both sides are still there. */
  kind: 'change' | 'choice'
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
          const showPart = (part: string, Mark: 'del' | 'ins' | 'mark') => (
            <>
              {start}
              {part !== '' && <Mark>{part}</Mark>}
              {end}
            </>
          )
          return (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              <td data-column={columns[0]}>
                {before === undefined ? <Nothing /> : showPart(parts.before, kind === 'change' ? 'del' : 'mark')}
              </td>
              <td data-column={columns[1]}>
                {after === undefined ? <Nothing /> : showPart(parts.after, kind === 'change' ? 'ins' : 'mark')}
              </td>
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
