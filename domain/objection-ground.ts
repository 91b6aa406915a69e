import { z } from 'zod'
import { groundIds } from './ground-ids.ts'
import { unknownFields } from './letter-sentence.ts'
import { optionalText, requiredText, rowIds, wholeNumber } from './text.ts'

/** How well a ground holds: it is a matter of judgement that a report seldom settles, it depends on what is shown, or a further report may answer it. */
export const lastingKinds = ['lasting', 'evidence', 'report'] as const
export type Lasting = (typeof lastingKinds)[number]

const sequenceRange = 'must be between 0 and 1,000'

/** A sentence for letters: its text with fields such as {road}, and the claims on which it rests. */
const sentenceSchema = z.strictObject({ text: requiredText(300), claims: rowIds })

/** A row of objection_grounds: a planning ground, what it asks of the writer, and the sentences that a letter can add. */
export const objectionGroundSchema = z.strictObject({
  id: z.enum(groundIds),
  /** The heading of the point in a letter. */
  name: requiredText(80),
  lasting: z.enum(lastingKinds),
  /** Why it is as lasting as that, in one line. */
  why: requiredText(400),
  /** The hint under 'What is it like today?', which asks for a fact of the writer's own: where, when, how often. */
  prompt: requiredText(200),
  /** An answer that shows what is meant, and that nobody else could give. */
  example: requiredText(300),
  /** The hint under 'What would the quarry change there?', and an answer; older databases have neither. */
  change_prompt: optionalText(200),
  change_example: optionalText(300),
  /** A letter can have the first for which the community has every fact. */
  sentences: z.array(sentenceSchema).max(10, { error: 'must have at most 10 sentences' }),
  /** Its place among those that are as lasting, from 0. */
  sequence: wholeNumber.min(0, { error: sequenceRange }).max(1000, { error: sequenceRange }),
  updated_at: z.string(),
})
export type ObjectionGround = z.infer<typeof objectionGroundSchema>

/** A ground as it is typed: a field that nothing fills in would keep its sentence out of every letter. */
export const typedGroundSchema = objectionGroundSchema.extend({
  sentences: objectionGroundSchema.shape.sentences.superRefine((sentences, context) => {
    for (const [index, { text }] of sentences.entries()) {
      const [unknown] = unknownFields(text)
      if (unknown !== undefined)
        context.addIssue({ code: 'custom', path: [index, 'text'], message: `has ${unknown}, which is no field` })
    }
  }),
})
