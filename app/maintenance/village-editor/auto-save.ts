import type { TableName } from '../../../domain/content.ts'
import type { RowForm } from '../editing/row-form.ts'

/** How long a row waits after the last edit until it saves itself, and after a failure until it tries again, in milliseconds. */
const delay = 15_000

/** The clock of a row that saves itself, unless it `waits` for a save by hand; it is to be shown each state of the row's form. */
export function createAutoSave<T extends TableName, V extends object>(waits: (base: V, values: V) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: RowForm<T, V> | undefined
  const stop = () => clearTimeout(timer)

  function watch(form: RowForm<T, V>): void {
    const isEdited = form.values !== shown?.values
    const isNews = isEdited || form.phase !== shown?.phase
    shown = form
    if (!isNews) return
    stop()
    const { phase, refusal, base, values, isUnsaved, saveByItself } = form
    // Somebody must choose, the row is gone, or it breaks a rule as it stands: saving could only ask for the same again.
    if (phase === 'saving' || phase === 'conflict' || refusal.isGone || (refusal.errors.length > 0 && !isEdited)) return
    if (isUnsaved && !waits(base, values)) timer = setTimeout(saveByItself, delay)
  }
  return { watch, stop }
}
