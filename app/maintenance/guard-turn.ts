/** Lets several that could ask the same question ask it once: whoever came first has the turn until it leaves. */
export function createGuardTurn() {
  let waiting: symbol[] = []
  const listeners = new Set<() => void>()
  const setWaiting = (next: symbol[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    /** Queues up; returns the way to leave. */
    join(guard: symbol): () => void {
      setWaiting([...waiting, guard])
      return () => setWaiting(waiting.filter((other) => other !== guard))
    },
    hasTurn: (guard: symbol) => waiting[0] === guard,
    /** Calls after each change of whose turn it may be; returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
