import type { CriterionResult } from '../../domain/objection-evaluator.ts'

/** A piece of the text: marked with the theme that it counted for, or plain. */
interface MarkedPart {
  text: string
  theme?: string
}

/** The text cut into marked and plain pieces, which together are the whole text. Where two finds overlap, the first one is marked; those beyond the text are left out. */
export function markMatches(text: string, results: readonly CriterionResult[]): MarkedPart[] {
  const finds = results
    .flatMap(({ criterion, matches }) => matches.map(({ start, end }) => ({ start, end, theme: criterion.id })))
    .sort((a, b) => a.start - b.start || b.end - a.end)

  const parts: MarkedPart[] = []
  let at = 0
  for (const { start, end, theme } of finds) {
    if (start < at || end > text.length) continue
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), theme })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
