/** A slug that a row with this name could have: 'St. Mary’s Lodge' becomes 'st-marys-lodge'. Empty where the name has no letter for it. */
export function proposeSlug(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
}

/** Lower-case, with spaces turned into hyphens: 'Hampton Lucy' becomes 'hampton-lucy'. */
export function slugify(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
