import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { letterBlocks } from '../../../domain/letter-blocks.ts'
import { cleanLetter } from '../../../domain/letter-files.ts'

/** Lengths on A4, in twentieths of a point, and sizes of type in half points. */
const [pageWidth, pageHeight, margin] = [11_906, 16_838, 1200]

/** The letter as a Word document: its points under real headings, which stay with their text. */
export function letterDocx(letter: string, title: string, pointNames: readonly string[]): Promise<Blob> {
  const children = letterBlocks(cleanLetter(letter), pointNames).flatMap(({ heading, paragraphs }) => [
    ...(heading === '' ? [] : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 })]),
    ...paragraphs.map(
      (paragraph, index) =>
        new Paragraph({
          keepLines: true,
          keepNext: index < paragraphs.length - 1,
          children: paragraph
            .split('\n')
            .map((line, index) => new TextRun(index === 0 ? { text: line } : { text: line, break: 1 })),
        }),
    ),
  ])
  const page = {
    size: { width: pageWidth, height: pageHeight },
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  }
  return Packer.toBlob(
    new Document({
      title: cleanLetter(title),
      creator: '',
      lastModifiedBy: '',
      styles: {
        default: {
          document: {
            run: { font: 'Calibri', size: 23, language: { value: 'en-GB' } },
            paragraph: { spacing: { after: 160, line: 269 } },
          },
          heading1: {
            run: { bold: true, size: 26 },
            paragraph: { keepNext: true, keepLines: true, spacing: { before: 240, after: 80 } },
          },
        },
      },
      sections: [{ properties: { page }, children }],
    }),
  )
}
