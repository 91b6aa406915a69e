import type { TableName } from '../../../domain/content.ts'
import { isSame } from '../row-difference.ts'
import type { EntityDefinition } from './entity-definition.ts'
import type { RowState } from './row-state.ts'

/** How long a row waits after the last edit until it saves itself, and after a failure until it tries again, in milliseconds. */
const delays = { edit: 15_000, failure: 30_000 }

/** The clock of a row that saves itself where its definition says so; it runs from `start` until what that returns is called. */
export function createAutoSave<T extends TableName, V extends object>(
  { savedByItself }: EntityDefinition<T, V>,
  { read, save }: { read: () => RowState<T, V>; save: () => void },
) {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)

  function waitAfter(what: keyof typeof delays): void {
    stop()
    if (!isOn || !savedByItself) return
    timer = setTimeout(() => {
      const { phase, refusal, base, edits } = read()
      // Somebody must choose or the row is gone: saving could only ask for the same again.
      if (phase === 'conflict' || refusal.isGone) return
      if (phase === 'saving') waitAfter('edit')
      else if (!isSame(savedByItself(base, edits.present), base)) save()
    }, delays[what])
  }

  function start(): () => void {
    isOn = true
    return () => {
      isOn = false
      stop()
    }
  }
  return { start, stop, waitAfter }
}
