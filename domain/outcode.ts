/** The first half of a postcode, and behind it as much of the second as somebody has typed. */
const postcode = /^([a-z]{1,2})\s?(\d[a-z\d]?)(?:[\s-]*\d[a-z]{2}|\s*\d[a-z]?)?$/i
/** A whole postcode at the end of an address. */
const atEnd = /\b([a-z]{1,2})(\d[a-z\d]?)[\s-]*\d[a-z]{2}$/i

/** The district of a postcode, such as 'CV35', whether the whole or its first half was typed or it ends an address; undefined for another text. */
export function outcodeOf(typed: string): string | undefined {
  // A keyboard that suggests words ends them with a dot.
  const said = typed.replace(/(?:\W(?:uk|england|united kingdom))?\W*$/i, '').replace(/^\W+/, '')
  const [, area, district] = postcode.exec(said) ?? atEnd.exec(said) ?? []
  return area && district && `${area}${district}`.toUpperCase()
}
