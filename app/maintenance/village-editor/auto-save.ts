/** How long after the last edit a village saves itself, in milliseconds (rule: auto-save). */
const autoSaveDelay = 15_000

/** How long after a failure it tries again, in milliseconds. */
export const retryDelay = 30_000

/** Saves that wait for their time, one for each key at most. */
export interface AutoSave {
  /** Saves after the delay; an earlier wait for the same key ends (rule: auto-save). */
  schedule(key: string, delay?: number): void
  cancel(key: string): void
  cancelAll(): void
}

export function createAutoSave(save: (key: string) => void, delay = autoSaveDelay): AutoSave {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const cancel = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  return {
    schedule(key, wait = delay) {
      cancel(key)
      const run = () => {
        timers.delete(key)
        save(key)
      }
      timers.set(key, setTimeout(run, wait))
    },
    cancel,
    cancelAll() {
      for (const key of timers.keys()) cancel(key)
    },
  }
}
