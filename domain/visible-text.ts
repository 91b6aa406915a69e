/** What takes no room on the screen: zero-width and formatting characters, fillers, and the blank of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

export function isBlank(text: string): boolean {
  return withoutUnseen(text).trim() === ''
}
