import { util } from 'zod/v4/core'

/** How many of the characters that a text may have it has, counted as the rule for its length counts them. */
export function characterCount(text: string, most: number): string {
  return `${util.codePointLength(text)} of ${most} characters.`
}
