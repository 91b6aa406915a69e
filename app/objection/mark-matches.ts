import type { CriterionResult } from '../../domain/objection-evaluator.ts'

/** A piece of the text: marked with the theme that it counted for, or plain. */
export interface MarkedPart {
  text: string
  theme?: string
}

/** The text cut into marked and plain pieces, which together are the whole text. Where two finds overlap, the first one is marked. */
export function markMatches(text: string, results: readonly CriterionResult[]): MarkedPart[] {
  const finds = results
    .flatMap(({ criterion, matches }) => matches.map(({ start, end }) => ({ start, end, theme: criterion.id })))
    .sort((a, b) => a.start - b.start || b.end - a.end)

  const parts: MarkedPart[] = []
  let at = 0
  for (const { start, end, theme } of finds) {
    if (start < at) continue
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), theme })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** A mark costs a browser as much as so many plain characters. */
const weightOfMark = 10
/** From this weight on a piece ends with the next line, and at the latest at the other one. */
const [enough, most] = [2000, 4000]
const longestPart = 1000

/**
 * The parts in pieces that a browser shows at a blink, each of them some lines of the text, so that a long text can be
 * shown bit by bit. Only where a line is longer than a page it is broken between two pieces.
 */
export function inPieces(parts: readonly MarkedPart[]): MarkedPart[][] {
  const pieces: MarkedPart[][] = []
  let piece: MarkedPart[] = []
  let weight = 0
  for (const part of parts.flatMap(shortParts)) {
    piece.push(part)
    weight += part.text.length + (part.theme === undefined ? 0 : weightOfMark)
    if (weight < enough || (weight < most && !part.text.endsWith('\n'))) continue
    pieces.push(piece)
    piece = []
    weight = 0
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

/** So many pieces are marked without being asked for: 200,000 characters or more of a letter, and a second's work. */
const piecesInStretch = 200

export interface Stretch {
  pieces: MarkedPart[][]
  end: number
}

/** The pieces in stretches that are short enough to be shown whole: beyond the first, nobody waits for the next unless they want it. */
export function inStretches(pieces: readonly MarkedPart[][]): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (let at = 0; at < pieces.length; at += piecesInStretch) {
    const next = pieces.slice(at, at + piecesInStretch)
    for (const piece of next) for (const { text } of piece) end += text.length
    stretches.push({ pieces: next, end })
  }
  return stretches
}

/** A plain part cut where its lines end, else between words, else anywhere but within a character. */
function shortParts(part: MarkedPart): MarkedPart[] {
  if (part.theme !== undefined) return [part]
  const parts: MarkedPart[] = []
  let rest = 0
  while (rest < part.text.length) {
    const text = firstPart(part.text.slice(rest, rest + longestPart), rest + longestPart >= part.text.length)
    parts.push({ text })
    rest += text.length
  }
  return parts
}

function firstPart(text: string, isLast: boolean): string {
  const lineEnd = text.indexOf('\n') + 1
  if (lineEnd > 0) return text.slice(0, lineEnd)
  if (isLast) return text
  return text.slice(0, text.lastIndexOf(' ') + 1 || text.length).replace(/[\ud800-\udbff]$/, '')
}
