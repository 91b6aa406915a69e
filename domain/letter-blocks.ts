/** A part of a letter that belongs on one page: a point with its heading, or a paragraph by itself. */
export interface LetterBlock {
  /** The heading of a point, such as '2. Flooding'; empty for other parts. */
  heading: string
  paragraphs: string[]
}

/**
 * The paragraphs of a letter with its points' headings found by their names, also in an edited letter. A point goes on to the
 * next heading; of the last one only the first paragraph is certainly its own.
 */
export function letterBlocks(text: string, pointNames: readonly string[]): LetterBlock[] {
  const names = new Set(pointNames)
  const paragraphs = text.trim().split(/\n{2,}/)
  const isHeading = paragraphs.map((paragraph) => names.has(paragraph.replace(/^\d+\. /, '')))
  const last = isHeading.lastIndexOf(true)
  const blocks: LetterBlock[] = []
  paragraphs.forEach((paragraph, index) => {
    const open = blocks.at(-1)
    if (isHeading[index]) blocks.push({ heading: paragraph, paragraphs: [] })
    else if (open && open.heading !== '' && (index < last || open.paragraphs.length === 0))
      open.paragraphs.push(paragraph)
    else blocks.push({ heading: '', paragraphs: [paragraph] })
  })
  return blocks
}
