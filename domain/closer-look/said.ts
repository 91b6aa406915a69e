/**
 * A pattern for plain words (see Sentence): its alternatives, on lines of their own or between bars, match whole words;
 * '~' stands for the rest of a word, '… ' for up to three words between, and braces hold a group.
 */
export function said({ raw }: TemplateStringsArray, ...parts: string[]): RegExp {
  const source = String.raw({ raw }, ...parts)
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replace(/\{(?!\d+,?\d*\})/g, '(?:')
    .replace(/(?<!\{\d+,?\d*)\}/g, ')')
    .replaceAll('… ', "(?:[\\w']+ ){0,3}")
    .replaceAll('~', '\\w*')
  return new RegExp(`\\b(?:${source})(?!\\w)`)
}
