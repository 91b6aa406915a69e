/** The first half of a postcode, and behind it as much of the second as somebody has typed. */
const postcode = /^([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2}|\s+\d[a-z]?)?$/i

/** The district of a postcode, such as 'CV35', whether the whole or its first half was typed; undefined for another text. */
export function outcodeOf(typed: string): string | undefined {
  return postcode.exec(typed.trim())?.[1]?.toUpperCase()
}
