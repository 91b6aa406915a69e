/** Lets several that could ask the same question ask it once: whoever came first has the turn until it leaves. */
export function createGuardTurn<G>() {
  let waiting: G[] = []
  const listeners = new Set<() => void>()
  const setWaiting = (next: G[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    /** Queues up; returns the way to leave. */
    join(guard: G): () => void {
      setWaiting([...waiting, guard])
      return () => setWaiting(waiting.filter((other) => other !== guard))
    },
    hasTurn: (guard: G) => waiting[0] === guard,
    /** Whether any that waits is such a one. */
    some: (isSuch: (guard: G) => boolean) => waiting.some(isSuch),
    /** Calls after each change of whose turn it may be; returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
