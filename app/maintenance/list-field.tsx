import { flushSync } from 'react-dom'
import { useBoundForm } from './bound-form.ts'
import { valueAt, withValue } from './editing/field-path.ts'
import { useFormContext } from './form-context.tsx'

/**
 * A list of the row around, such as 'impact_cards.0.content.bulletPoints', whose items can be added and removed. Each is a
 * step of its own, and the focus goes on where the list does.
 */
export function useListField<I>(name: string) {
  const { edit, values } = useBoundForm()
  const { prefix } = useFormContext()
  const id = `${prefix}-${name.replaceAll('.', '-')}`
  const items = (valueAt(values, name) ?? []) as readonly I[]
  const addId = `${id}-add`
  const removeId = (index: number) => `${id}-${index}-remove`
  const change = (changed: (items: readonly I[]) => readonly I[]) =>
    flushSync(() => edit(undefined, (now) => withValue(now, name, changed(valueAt(now, name) as readonly I[]))))
  return {
    items,
    addId,
    removeId,
    /** Adds an item, and goes on in this field of it. */
    add(item: I, field?: string) {
      change((now) => [...now, item])
      if (field !== undefined) focusOn(`${id}-${items.length}-${field}`)
    },
    remove(index: number) {
      change((now) => now.toSpliced(index, 1))
      const next = Math.min(index, items.length - 2)
      focusOn(next < 0 ? addId : removeId(next))
    },
  }
}

/** Gives the focus to the control with this id, or to the first button of the part that has it. */
function focusOn(id: string): void {
  const place = document.getElementById(id)
  const control = place?.matches('button, input, select, textarea') ? place : place?.querySelector('button')
  control?.focus()
}
