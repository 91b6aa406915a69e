import { z } from 'zod'
import { groundIds } from './ground-ids.ts'
import { requiredText } from './text.ts'

/** How well a ground holds: no report can answer it, it depends on what is shown, or a further report may answer it. */
export const lastingKinds = ['lasting', 'evidence', 'report'] as const
export type Lasting = (typeof lastingKinds)[number]

const sequenceRange = 'must be between 0 and 1,000'
const namedRows = z.array(requiredText(80)).max(40, { error: 'must be at most 40 ids' })

/** A row of objection_grounds: a planning ground, and the words from which letters are made (rule: grounds). */
export const objectionGroundSchema = z.strictObject({
  id: z.enum(groundIds),
  /** The heading of the point in a letter. */
  name: requiredText(80),
  lasting: z.enum(lastingKinds, { error: `must be one of ${lastingKinds.join(', ')}` }),
  /** Why it is as lasting as that, in one line. */
  why: requiredText(400),
  /** What makes it stronger: something seen, counted, dated or photographed. */
  ask: requiredText(400),
  /** Asks for place, time and consequence in 'How does this affect you or your family?'. */
  prompt: requiredText(400),
  /** Wordings in terms of policy, of which a letter uses one; each stands by itself (rule: framings). */
  framings: z
    .array(requiredText(700))
    .min(1, { error: 'must have at least one wording' })
    .max(40, { error: 'must have at most 40 wordings' }),
  /** The ids of the claims on which it rests, the policies of the adopted plan among them. */
  claims: namedRows,
  /** The ids of documents in the evidence library that belong to it. */
  documents: namedRows,
  /** Its place among those that are as lasting, from 0. */
  sequence: z
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(0, { error: sequenceRange })
    .max(1000, { error: sequenceRange }),
  updated_at: z.string(),
})
export type ObjectionGround = z.infer<typeof objectionGroundSchema>
