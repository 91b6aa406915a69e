import { letterBlocks } from '../../../domain/letter-blocks.ts'

/** Where the letter's text stands, to be selected where it cannot be copied. */
export const letterId = 'letter-paper'

/** A letter as it lies on paper, its points under headings and, where they fit, each on one page. */
export function LetterPaper({
  text,
  id,
  className,
  pointNames,
}: {
  text: string
  id?: string
  className?: string
  pointNames: readonly string[]
}) {
  return (
    <div id={id} className={className}>
      {letterBlocks(text, pointNames).map(({ heading, paragraphs }, index) => (
        <div key={index} className="letter-block">
          {heading !== '' && <h3>{heading}</h3>}
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  )
}
