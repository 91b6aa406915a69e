/**
 * The communities of an impact card as trimmed texts, whatever form is stored: an array, a JSON text array or a
 * comma-separated text. Anything else is no community at all, and neither is
 * an entry that is not text.
 */
export function parseAffectedVillages(stored: unknown): string[] {
  if (Array.isArray(stored)) {
    return stored
      .filter((entry) => typeof entry === 'string')
      .map((entry) => entry.trim())
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
