/** How many of the characters that a text may have it has, counted as the rule for its length counts them. */
export function characterCount(text: string, most: number): string {
  return `${[...text].length} of ${most} characters.`
}
