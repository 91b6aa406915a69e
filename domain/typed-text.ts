/** What a text that somebody typed is taken for: the form in which it is stored, or the rule that it breaks; undefined for plain words. */
export type TypedText = { stored: string } | { rule: string } | undefined

/** Takes a typed text for what it is; never throws. */
export type ReadTyped = (text: string) => TypedText

/** The text as it is stored. Words, and what breaks a rule, are themselves. */
export function storedForm(text: string, read: ReadTyped): string {
  const typed = read(text)
  return typed && 'stored' in typed ? typed.stored : text
}

export function brokenRule(text: string, read: ReadTyped): string | undefined {
  const typed = read(text)
  return typed && 'rule' in typed ? typed.rule : undefined
}
