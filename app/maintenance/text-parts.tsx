import { shortened, type TextPart } from './word-difference.ts'
import './difference-table.css'

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
