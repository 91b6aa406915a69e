/** What follows from the content, worked out once for each version of it, and anew where that has failed. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  let kept: { version: string; found: Promise<T> } | undefined
  return () => {
    const now = version()
    if (kept?.version !== now) {
      const found = workOut()
      kept = { version: now, found }
      found.catch(() => {
        if (kept?.found === found) kept = undefined
      })
    }
    return kept.found
  }
}
