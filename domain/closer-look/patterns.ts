/** A part of a pattern. A new line within it, with the blanks that it begins with, is none. */
export const part = (written: TemplateStringsArray, ...parts: string[]) =>
  String.raw(written, ...parts).replaceAll(/\n\s*/g, '')

/** A pattern that is made of parts. */
export const pattern = (written: TemplateStringsArray, ...parts: string[]) => new RegExp(part(written, ...parts))
