import { type Claim, claimSchema } from './claim.ts'
import { phrasesOf } from './claims-in-text.ts'
import type { FieldError } from './content-error.ts'
import { isBlank } from './visible-text.ts'

/** Words that stand on nearly every page, besides those of three letters and fewer. */
const everyday = new Set(
  'also been from have here into more most much only over some such than that them then there these they this were what when which will with would your'.split(
    ' ',
  ),
)

/** Why a phrase would be found nearly everywhere, as a rule of its field; undefined where it is narrow enough. */
function tooBroad(phrase: string): string | undefined {
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
  const [word = ''] = words
  if (words.length === 0) return `has the line ‘${phrase}’, in which there is no word`
  if (/^[^\p{L}\p{N}]*\d[\d.,]*[^\p{L}\p{N}%£$€°²³]*$/u.test(phrase) && !/[%£$€°²³]/.test(phrase))
    return `has the line ‘${phrase}’: a number needs its unit beside it, such as 15 years`
  if (words.length === 1 && !/\d/.test(word) && (word.length < 4 || everyday.has(word.toLowerCase())))
    return `has the line ‘${phrase}’: one short word alone stands on too many pages. Add the words around it`
  return undefined
}

const broadLine = (phrases: string) => phrasesOf({ phrases }).map(tooBroad).find(Boolean)

/** A claim as it is typed: no line of its phrases is one short word, or a number without a unit (rule: claim-phrases). */
export const typedClaimSchema = claimSchema.extend({
  phrases: claimSchema.shape.phrases.refine((phrases) => broadLine(phrases) === undefined, {
    error: ({ input }) => broadLine(String(input)),
  }),
})

/** What keeps a claim from being called checked: no document, no day, or a day that is still to come (rule: checked-claims). */
export function brokenCheck(claim: Pick<Claim, 'state' | 'document' | 'checked_on'>, today: string): FieldError[] {
  const { state, document, checked_on } = claim
  const errors: FieldError[] = []
  const refuse = (field: string, rule: string) => errors.push({ field, rule })
  if (state === 'checked' && isBlank(document)) refuse('document', 'is required where the state is Checked')
  if (state === 'checked' && checked_on === '') refuse('checked_on', 'is required where the state is Checked')
  if (checked_on > today) refuse('checked_on', 'must not be in the future')
  return errors
}
