import { letterParagraphs } from '../../domain/letter-files.ts'

/** The letter as it stands alone on paper. */
export function PrintedLetter({ text }: { text: string }) {
  return (
    <div className="print-only printed-letter">
      {letterParagraphs(text).map(({ text, isHeading }, index) =>
        isHeading ? <h2 key={index}>{text}</h2> : <p key={index}>{text}</p>,
      )}
    </div>
  )
}
