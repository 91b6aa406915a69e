/**
 * The communities of an impact card as trimmed texts, whatever form is stored: an array, a JSON text array or a
 * comma-separated text (spec: public site, section 3, Impact card). Anything else, in a list too, is no community at all.
 */
export function parseAffectedVillages(stored: unknown): string[] {
  if (Array.isArray(stored)) {
    return stored
      .filter((entry) => ['string', 'number', 'boolean'].includes(typeof entry))
      .map((entry) => String(entry).trim())
      .filter((entry) => entry !== '')
  }
  if (typeof stored !== 'string') return []
  if (stored.trim().startsWith('[')) {
    try {
      return parseAffectedVillages(JSON.parse(stored))
    } catch {
      // Not JSON after all: read it as a comma-separated text.
    }
  }
  return parseAffectedVillages(stored.split(','))
}
