import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { letterParagraphs } from '../../domain/letter-files.ts'

/** Lengths on A4, in twentieths of a point, and sizes of type in half points. */
const [pageWidth, pageHeight, margin] = [11_906, 16_838, 1200]

/** The letter as a Word document, the headings of its points as real ones that stay with their text. */
export function letterDocx(letter: string, title: string): Promise<Blob> {
  const children = letterParagraphs(letter).map(({ text, isHeading }) =>
    isHeading
      ? new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
      : new Paragraph({
          keepLines: true,
          children: text
            .split('\n')
            .map((line, index) => new TextRun(index === 0 ? { text: line } : { text: line, break: 1 })),
        }),
  )
  const page = {
    size: { width: pageWidth, height: pageHeight },
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  }
  return Packer.toBlob(
    new Document({
      title,
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
