/** The same function, but it caches what it made of texts, up to so many bytes for both together; then it begins anew. */
export function cachingTexts(mostBytes: number, make: (text: string) => string): (text: string) => string {
  const cached = new Map<string, string>()
  let bytes = 0
  return (text) => {
    const known = cached.get(text)
    if (known !== undefined) return known
    const made = make(text)
    const size = 2 * (text.length + made.length)
    // One that would leave no room for others, such as the preview of a huge text, is not cached.
    if (size > mostBytes / 8) return made
    if (bytes + size > mostBytes) {
      cached.clear()
      bytes = 0
    }
    cached.set(text, made)
    bytes += size
    return made
  }
}
