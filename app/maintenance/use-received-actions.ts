import { post } from './content-writer.ts'
import { useWrite, type Writing } from './use-write.ts'

/** What the toasts say of an action; where nothing is said of a success, the screen shows it. `undo` is the action that takes it back. */
export interface ActionWords<A extends string> {
  failed: string
  done?: string
  undo?: A
}

/** Does something to a message or a sign-up; resolves to nothing where it failed. */
export function useReceivedActions<A extends string>(
  table: 'messages' | 'signups',
  words: Record<A, ActionWords<A>>,
): (id: string, action: A) => ReturnType<Writing<unknown, void>['run']> {
  const write: Writing<{ id: string; action: A }, void> = useWrite({
    send: ({ id, action }) => post(`maintenance/${table}/${encodeURIComponent(id)}/${action}`),
    refreshes: [table],
    failed: ({ action }) => words[action].failed,
    done(_, { id, action }) {
      const { done: title, undo } = words[action]
      if (title === undefined) return undefined
      return { title, ...(undo && { action: { label: 'Undo', onClick: () => write.run({ id, action: undo }) } }) }
    },
  })
  return (id, action) => write.run({ id, action })
}
