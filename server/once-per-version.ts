/** What follows from the content, worked out once for each version of it, and anew where that has failed. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  let cached: { version: string; found: Promise<T> } | undefined
  return () => {
    const now = version()
    if (cached?.version !== now) {
      const found = workOut()
      cached = { version: now, found }
      found.catch(() => {
        if (cached?.found === found) cached = undefined
      })
    }
    return cached.found
  }
}
