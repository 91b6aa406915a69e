import { objectionGroundSchema } from './objection-ground.ts'

/** With fewer wordings than these, the letters of neighbours become alike (rule: framings). */
export const fewestWordings = 6

const mostQuoted = 60

/** The first wording that stands twice in a list, however it is spaced and spelt in capitals. */
function repeatedWording(framings: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return framings.find((framing) => seen.size === seen.add(framing.replace(/\s+/g, ' ').trim().toLowerCase()).size)
}

/** A ground as it is typed: no wording stands in it twice, since that only looks like a choice (rule: typed-framings). */
export const typedGroundSchema = objectionGroundSchema.extend({
  framings: objectionGroundSchema.shape.framings.refine((framings) => repeatedWording(framings) === undefined, {
    error: ({ input }) => {
      const wording = repeatedWording(input as string[]) ?? ''
      const quoted = wording.length > mostQuoted ? `${wording.slice(0, mostQuoted).trimEnd()}…` : wording
      return `must differ, and ‘${quoted}’ is there twice`
    },
  }),
})

const placeholder = /\{[^{}]*\}?|\[[^[\]]*\]?|[}\]]|\b(?:TODO|TBC|TBD|X{3,})\b/g

/** What in wordings looks as if it still had to be filled in, such as '[place]', each once: letters would show it as it is. */
export function placeholdersIn(framings: readonly string[]): string[] {
  return [...new Set(framings.flatMap((framing) => framing.match(placeholder) ?? []))]
}
