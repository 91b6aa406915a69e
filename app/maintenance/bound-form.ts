import { isRequiredIn, valueAt, withValue } from './editing/field-path.ts'
import { useFormContext } from './form-context.tsx'
import type { UndoStack } from './undo-stack.ts'

/** The row that the fields of a form hold by their names. */
export interface BoundForm {
  values: object
  /** A method, since the form of a row of any kind is one. */
  edit(part: string | undefined, change: (values: object) => object): void
  edits: UndoStack<object>
  undo: () => void
  redo: () => void
}

/**
 * What a field holds and what a change of it does: those of the row around, where its screen gives none itself. Typing on in
 * a text is one step, any other change a step of its own.
 */
export function useFieldValue<V>(
  name: string,
  own: { value?: V | undefined; onChange?: ((value: V) => void) | undefined },
) {
  const { form, table } = useFormContext()
  const change = (value: V) =>
    form?.edit(typeof value === 'string' ? name : undefined, (now) => withValue(now, name, value))
  return {
    value: own.value ?? (valueAt(form?.values, name) as V),
    onChange: own.onChange ?? change,
    isRequired: form !== undefined && table !== undefined && isRequiredIn(table, name),
  }
}

/** The row of the form around. */
export function useBoundForm(): BoundForm {
  const { form } = useFormContext()
  if (!form) throw new Error('A field that holds a part of a row stands in no form')
  return form
}
