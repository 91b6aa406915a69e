import { z } from 'zod'
import { groundIds } from './ground-ids.ts'
import { factFields, unknownFields } from './letter-sentence.ts'
import { optionalText, requiredText, rowIds, wholeNumber } from './text.ts'

/** How well a ground holds: it is a matter of judgement that a report seldom settles, it depends on what is shown, or a further report may answer it. */
const lastingKinds = ['lasting', 'evidence', 'report'] as const
export type Lasting = (typeof lastingKinds)[number]

const sequenceRange = 'must be between 0 and 1,000'

const fieldHint = Object.entries({ village: 'Its name', ...factFields })
  .map(([field, meaning]) => `{${field}}: ${meaning}`)
  .join('; ')

/** A sentence for letters: its text with fields such as {road}, and the claims on which it rests. */
const sentenceSchema = z.strictObject({
  text: requiredText(300).meta({ label: 'Text of sentence *', rows: 3, control: 'sentence' }),
  claims: rowIds,
})

/** A row of objection_grounds: a planning ground, what it asks of the writer, and the sentences that a letter can add. */
export const objectionGroundSchema = z.strictObject({
  id: z.enum(groundIds),
  name: requiredText(80).meta({ hint: 'The heading of the point in a letter' }),
  lasting: z.enum(lastingKinds).meta({ label: 'How lasting it is', tellsOfPeople: true }),
  /** Why it is as lasting as that. */
  why: requiredText(400).meta({ hint: 'In one line', rows: 2 }),
  prompt: requiredText(200).meta({
    label: 'Hint: What Is It Like Today?',
    hint: 'Asks for a fact of the writer’s own: where, when, how often, what they see',
    rows: 2,
  }),
  example: requiredText(300).meta({
    label: 'Example of an Answer',
    hint: 'An answer that only its writer could give, so that nobody copies it',
    rows: 2,
  }),
  /** Older databases have neither. */
  change_prompt: optionalText(200).meta({
    label: 'Hint: What Would the Quarry Change?',
    hint: 'What to think of',
    rows: 2,
  }),
  change_example: optionalText(300).meta({
    label: 'Example of a Change',
    hint: 'What only somebody from this valley could say',
    rows: 2,
  }),
  /** A letter can have the first for which the community has every fact. */
  sentences: z
    .array(sentenceSchema)
    .max(10, { error: 'must have at most 10 sentences' })
    .meta({
      label: 'Sentences for letters',
      item: 'sentence',
      hint: `A letter adds one after the writer’s own words: the first for which the village has every fact and whose claims are all checked. Say what the policy asks in words that a resident can defend. Each must be true by itself, with every figure and policy in its claims: the letter names their documents and policies. A word in braces is what the village has. ${fieldHint}.`,
    }),
  sequence: wholeNumber
    .min(0, { error: sequenceRange })
    .max(1000, { error: sequenceRange })
    .meta({ hint: 'Among those that are as lasting, the smallest first' }),
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
