/** The versions that an editor went through. Values are never changed in place. */
export interface UndoStack<V> {
  past: readonly V[]
  present: V
  future: readonly V[]
  /** What the last edit changed and when: typing on in the same field is one step. */
  last?: { part: string; at: number }
}

const longestPast = 200
const pauseBetweenSteps = 1000

export function startUndo<V>(present: V): UndoStack<V> {
  return { past: [], present, future: [] }
}

/**
 * Adds an edit. `part` names what it changed, such as 'summary'; edits of the same part less than a second apart are
 * undone together. An edit without a part, such as a removed card, is always a step of its own.
 */
export function edit<V>(stack: UndoStack<V>, present: V, part?: string, at = Date.now()): UndoStack<V> {
  if (Object.is(present, stack.present)) return stack
  const { last } = stack
  const continues =
    part !== undefined && last?.part === part && at - last.at < pauseBetweenSteps && stack.future.length === 0
  const past = continues ? stack.past : [...stack.past, stack.present].slice(-longestPast)
  return { past, present, future: [], ...(part === undefined ? {} : { last: { part, at } }) }
}

/** One step back; the same stack where there is none. */
export function undo<V>({ past, present, future, ...rest }: UndoStack<V>): UndoStack<V> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** One step forward again; the same stack where there is none. */
export function redo<V>({ past, present, future, ...rest }: UndoStack<V>): UndoStack<V> {
  const [after, ...later] = future
  if (after === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: after, future: later }
}

/** Which step a key asks for: Ctrl+Z back, Ctrl+Shift+Z or Ctrl+Y forward; Cmd on a Mac. */
export function undoKey(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : undefined
}
