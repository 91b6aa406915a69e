const lockName = (id: string) => `quarry-draft:${id}`

/** Marks a draft as belonging to an open form, until the returned function is called or the tab ends in whatever way. */
export function holdDraft(id: string): () => void {
  let release = () => {}
  const ended = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(lockName(id), () => ended)
  return release
}

/** The ids among these whose forms are open in no tab. Where the browser has no locks, that is all of them. */
export async function abandonedIds(ids: string[]): Promise<Set<string>> {
  // A form that has just been left gives its lock back a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map((lock) => lock.name))
  return new Set(ids.filter((id) => !open.has(lockName(id))))
}
