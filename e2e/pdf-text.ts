import { inflateSync } from 'node:zlib'

/** Words on a printed page: where they start, in CSS pixels from the top left, and the size of their letters. */
interface PrintedText {
  text: string
  x: number
  y: number
  size: number
}

/** A page as it comes out of the printer; width and height in points. */
export interface PrintedPage {
  width: number
  height: number
  texts: PrintedText[]
  /** How many separate shapes are drawn, such as the bars of a picture made of lines. */
  shapes: number
  /** The colours of its areas, as red, green and blue from 0 to 1. */
  colours: string[]
}

/** The fonts that a PDF of Chromium uses, and how many of them it has inside. */
export function fontsIn(pdf: Buffer): { used: number; inside: number } {
  const file = pdf.toString('latin1')
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0
  return { used: count(/\/Type \/FontDescriptor\b/g), inside: count(/\/FontFile[23]? \d+ 0 R/g) }
}

/** Reads the pages of a PDF that Chromium has printed. It knows no other program's files. */
export function readPdf(pdf: Buffer): PrintedPage[] {
  const file = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, number = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\s*([\s\S]*?)\nendobj/g)) {
    objects.set(number, body)
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.map((page) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const fonts = readFonts(page, objects)
    const drawing = streamOf(referred(page, 'Contents', objects))
    return {
      width: Number(width),
      height: Number(height),
      texts: readTexts(drawing, fonts),
      shapes: drawing.match(/ m\n/g)?.length ?? 0,
      colours: [...new Set(drawing.match(/[\d.]+ [\d.]+ [\d.]+(?= rg\n)/g))],
    }
  })
}

type Font = { digits: number; letters: Map<number, string> }

function readFonts(page: string, objects: Map<string, string>): Map<string, Font> {
  const [, listed = ''] = /\/Font <<([^>]*)>>/.exec(page) ?? []
  return new Map(
    [...listed.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [
      name,
      readLetters(streamOf(referred(objects.get(number) ?? '', 'ToUnicode', objects))),
    ]),
  )
}

/** The letters behind the codes of a font, as its character map says. */
function readLetters(map: string): Font {
  const letters = new Map<number, string>()
  const letter = (hex: string, step = 0) => {
    const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? []
    return String.fromCharCode(...units.map((unit, index) => (index === units.length - 1 ? unit + step : unit)))
  }
  for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', hex = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(Number.parseInt(code, 16), letter(hex))
    }
  }
  for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', hex = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(first, 16)
      for (let code = start; code <= Number.parseInt(last, 16); code += 1) letters.set(code, letter(hex, code - start))
    }
  }
  return { digits: /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4, letters }
}

function readTexts(drawing: string, fonts: Map<string, Font>): PrintedText[] {
  const texts: PrintedText[] = []
  let font: Font | undefined
  let size = 0
  const operators = /\/(\w+) ([\d.]+) Tf|([\d.-]+) ([\d.-]+) Tm|<(\w+)> Tj/g
  for (const [, name, points, x, y, codes] of drawing.matchAll(operators)) {
    if (name) {
      font = fonts.get(name)
      size = Number(points)
    } else if (x) {
      texts.push({ text: '', x: Number(x), y: Number(y), size })
    } else if (codes && font) {
      const shown = codes.match(new RegExp(`.{${font.digits}}`, 'g')) ?? []
      const last = texts.at(-1)
      for (const code of shown) if (last) last.text += font.letters.get(Number.parseInt(code, 16)) ?? ''
    }
  }
  return texts.filter(({ text }) => text.trim() !== '')
}

function referred(body: string, key: string, objects: Map<string, string>): string {
  return objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''
}

function streamOf(body: string): string {
  const [, stream = ''] = /stream\r?\n([\s\S]*?)\nendstream/.exec(body) ?? []
  const bytes = Buffer.from(stream, 'latin1')
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : stream
}
