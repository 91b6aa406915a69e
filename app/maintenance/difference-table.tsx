import type { TableName } from '../../domain/content.ts'
import { labelIn } from './field-label.ts'
import { readableTexts } from './readable-text.ts'
import type { FieldDifference } from './row-difference.ts'
import { shortened, type TextPart, wordDifference } from './word-difference.ts'
import './difference-table.css'

/** The fields that a change has changed, before and after; what was taken out of a text and put in is marked. */
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
          const parts = wordDifference(...readableTexts(before, after))
          return (
            <tr key={field}>
              <th scope="row">{labelIn(table, field)}</th>
              <td data-column={columns[0]}>
                {before === undefined ? <Nothing /> : <TextParts parts={parts.before} mark="del" words="taken out" />}
              </td>
              <td data-column={columns[1]}>
                {after === undefined ? <Nothing /> : <TextParts parts={parts.after} mark="ins" words="put in" />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Nothing() {
  return <span className="hint">nothing</span>
}

/** A text in which what another version has not is marked, for eyes and for ears. */
export function TextParts({
  parts,
  mark: Mark,
  words,
}: {
  parts: readonly TextPart[]
  mark: 'del' | 'ins'
  /** What a screen reader says of the marked words, such as 'added'. */
  words: string
}) {
  return shortened(parts).map(({ text, isChanged }, index) =>
    isChanged ? (
      <Mark key={index}>
        <span className="sr-only">{words}: </span>
        {text}
        <span className="sr-only"> (end of {words})</span>
      </Mark>
    ) : (
      text
    ),
  )
}
