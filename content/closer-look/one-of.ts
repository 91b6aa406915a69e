/** The words of some lines, any of which may stand there, for a pattern. */
export const oneOf = (...lines: readonly string[]) => `(?:${lines.flatMap((line) => line.split(', ')).join('|')})`
