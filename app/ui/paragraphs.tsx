/** A text of a row, in which an empty line begins a paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ))
}
