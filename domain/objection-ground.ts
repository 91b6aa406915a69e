import { z } from 'zod'
import { groundIds } from './ground-ids.ts'
import { requiredText, rowIds, wholeNumber } from './text.ts'

/** How well a ground holds: no report can answer it, it depends on what is shown, or a further report may answer it. */
export const lastingKinds = ['lasting', 'evidence', 'report'] as const
export type Lasting = (typeof lastingKinds)[number]

const sequenceRange = 'must be between 0 and 1,000'

/** A row of objection_grounds: a planning ground, and the words from which letters are made. */
export const objectionGroundSchema = z.strictObject({
  id: z.enum(groundIds),
  /** The heading of the point in a letter. */
  name: requiredText(80),
  lasting: z.enum(lastingKinds),
  /** Why it is as lasting as that, in one line. */
  why: requiredText(400),
  /** What makes it stronger: something seen, counted, dated or photographed. */
  ask: requiredText(400),
  /** Asks for place, time and consequence in 'How does this affect you or your family?'. */
  prompt: requiredText(400),
  /** Wordings in terms of policy, of which a letter uses one; each stands by itself. */
  framings: z
    .array(requiredText(700))
    .min(1, { error: 'must have at least one wording' })
    .max(40, { error: 'must have at most 40 wordings' }),
  /** The ids of the claims on which it rests, the policies of the adopted plan among them. */
  claims: rowIds,
  documents: rowIds,
  /** Its place among those that are as lasting, from 0. */
  sequence: wholeNumber.min(0, { error: sequenceRange }).max(1000, { error: sequenceRange }),
  updated_at: z.string(),
})
export type ObjectionGround = z.infer<typeof objectionGroundSchema>

/** With fewer wordings than these, the letters of neighbours become alike. */
export const fewestWordings = 6

const mostQuoted = 60

/** The first wording that stands twice in a list, however it is spaced and spelt in capitals. */
function repeatedWording(framings: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return framings.find((framing) => seen.size === seen.add(framing.replace(/\s+/g, ' ').trim().toLowerCase()).size)
}

/** A ground as it is typed: no wording stands in it twice, since that only looks like a choice. */
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
