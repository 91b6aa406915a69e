import { type Draft, listDrafts } from './draft-store.ts'

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

/** The drafts of a form, or of a table, that are open in no tab, newest first. Where the browser has no locks, all of them. */
export async function abandonedDrafts(forms: string): Promise<Draft[]> {
  const drafts = listDrafts(forms)
  // A form that has just been left gives its lock back a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map((lock) => lock.name))
  return drafts.filter(({ id }) => !open.has(lockName(id)))
}
