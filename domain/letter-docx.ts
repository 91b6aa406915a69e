import { escapeXml } from './escape-xml.ts'
import { letterBlocks } from './letter-blocks.ts'
import { storedZip } from './stored-zip.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordParts = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/**
 * The letter as a Word document on A4: a paragraph for each paragraph, a line for each line, and a heading that stays with
 * its text for each point (rule: take-docx, take-headings).
 */
export function letterDocx(letter: string, title: string, pointNames: readonly string[]): Uint8Array<ArrayBuffer> {
  return storedZip([
    { path: '[Content_Types].xml', text: contentTypes },
    { path: '_rels/.rels', text: relations },
    { path: 'docProps/core.xml', text: properties(title) },
    { path: 'word/_rels/document.xml.rels', text: documentRelations },
    { path: 'word/styles.xml', text: styles },
    { path: 'word/document.xml', text: documentXml(letter, pointNames) },
  ])
}

function documentXml(letter: string, pointNames: readonly string[]): string {
  const paragraphs = letterBlocks(letter, pointNames).flatMap(({ heading, paragraphs }) => [
    ...(heading === '' ? [] : [paragraphXml(heading, '<w:pStyle w:val="Heading1"/>')]),
    ...paragraphs.map((paragraph, index) =>
      paragraphXml(paragraph, index < paragraphs.length - 1 ? '<w:keepNext/><w:keepLines/>' : '<w:keepLines/>'),
    ),
  ])
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1247" w:bottom="1134" w:left="1247" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>'
  return `${declaration}<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}${page}</w:body></w:document>`
}

function paragraphXml(paragraph: string, properties: string): string {
  const lines = paragraph.split('\n').map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
  return `<w:p><w:pPr>${properties}</w:pPr><w:r>${lines.join('<w:br/>')}</w:r></w:p>`
}

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordParts}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordParts}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const relations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

const documentRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${officeDocument}/styles" Target="styles.xml"/></Relationships>`

function properties(title: string): string {
  return `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>en-GB</dc:language></cp:coreProperties>`
}

const styles = `${declaration}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="23"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="269" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:keepLines/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`
