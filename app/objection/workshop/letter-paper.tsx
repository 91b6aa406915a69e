/** A letter as it lies on paper. */
export function LetterPaper({ text, id, className }: { text: string; id?: string; className: string }) {
  return (
    <div id={id} className={className}>
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}
