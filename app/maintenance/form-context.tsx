import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { TableName } from '../../domain/content.ts'
import type { FieldError } from '../../domain/content-error.ts'
import { isRequiredIn, valueAt, withValue } from './editing/field-path.ts'
import { labelIn } from './names.ts'

/** What the fields of a form learn from the form around them: the row that they hold, which of them were refused, and what their ids begin with. */
export interface FormContext {
  /** Unique on the page, such as 'event'. */
  prefix: string
  errors: readonly FieldError[]
  /** Whose fields these are, where it is a row that is edited. */
  table?: TableName
  /** What the form calls fields by another label than the table's. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The row as it is typed, and how to change it. */
  form?: BoundForm
}

export const FormProvider = createContext<FormContext>({ prefix: 'form', errors: [] })

/** The form around. */
export function useFormContext(): FormContext {
  return useContext(FormProvider)
}

/** The id of a field's control, its label where it has none of its own, the words of its error, and its table. */
export function useField(name: string, own?: string) {
  const { prefix, errors, table, labels } = useFormContext()
  const label = own ?? labels?.[name] ?? labelIn(table, name)
  const error = errors.find(({ field }) => field === name)
  return { id: fieldId(prefix, name), label, error: error && `${label} ${error.rule}.`, table }
}

/** The id of a field's control. */
export function fieldId(prefix: string, field: string): string {
  return `${prefix}-${field.replaceAll('.', '-')}`
}

/**
 * 'There is a problem': the refused fields above the form, each leading to its control, or to the nearest control that
 * holds it. It takes the focus when it appears, so that it is heard.
 */
export function ErrorSummary({
  prefix,
  table,
  labels,
  errors,
  message,
  children,
  onReveal,
}: FormContext & {
  message?: string | undefined
  /** What can be done about it. */
  children?: ReactNode
  /** Brings the control of a field into view before it takes the focus, where it may stand in a closed part of the form. */
  onReveal?: ((field: string) => void) | undefined
}) {
  const summary = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0 || message !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is announced, also one with the same number of errors
  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown, errors, message])
  if (!isShown) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="notice notice-error" aria-labelledby={`${prefix}-problem`}>
      <h2 id={`${prefix}-problem`} className="title">
        There is a problem
      </h2>
      {message !== undefined && <p>{message}</p>}
      {children}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, rule }) => (
            <li key={`${field} ${rule}`}>
              <a
                href={`#${fieldId(prefix, field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  if (onReveal) flushSync(() => onReveal(field))
                  nearestControl(prefix, field)?.focus()
                }}
              >
                {(labels?.[field] ?? labelIn(table, field)) || 'This'} {rule}.
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Takes the focus to the field that the address asks for, and the address forgets it. `onReveal` brings it into view. Until
 * it is there, what holds it has the focus, unless a key or the pointer was used meanwhile.
 */
export function useAskedField(prefix: string, onReveal: ((field: string) => void) | undefined): void {
  const [search, setSearch] = useSearchParams()
  const [asked] = useState(search.get('field'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    if (asked === null) return
    const over = new AbortController()
    const observer = new MutationObserver(focusNearest)
    over.signal.addEventListener('abort', () => observer.disconnect())
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, () => over.abort(), { signal: over.signal })
    observer.observe(document.body, { childList: true, subtree: true })
    focusNearest()
    onReveal?.(asked)
    search.delete('field')
    setSearch(search, { replace: true, preventScrollReset: true })
    return () => over.abort()

    function focusNearest() {
      const control = nearestControl(prefix, asked ?? '')
      control?.focus()
      if (control?.id === fieldId(prefix, asked ?? '')) over.abort()
    }
  }, [asked])
}

function nearestControl(prefix: string, field: string): HTMLElement | null {
  const names = field.split('.')
  while (names.length > 0) {
    const control = document.getElementById(fieldId(prefix, names.join('.')))
    if (control) return control
    names.pop()
  }
  return null
}

/** The row that the fields of a form hold by their names. */
interface BoundForm {
  values: object
  /** A method, since the form of a row of any kind is one. */
  edit(change: (values: object) => object): void
}

/** What a field holds and what a change of it does: those of the row around, where its screen gives none itself. */
export function useFieldValue<V>(
  name: string,
  own: { value?: V | undefined; onChange?: ((value: V) => void) | undefined },
) {
  const { form, table } = useFormContext()
  const change = (value: V) => form?.edit((now) => withValue(now, name, value))
  return {
    value: own.value ?? (valueAt(form?.values, name) as V),
    onChange: own.onChange ?? change,
    isRequired: form !== undefined && table !== undefined && isRequiredIn(table, name),
  }
}

/**
 * A list of the row around, such as 'impact_cards.0.content.bulletPoints', whose items can be added and removed. The focus
 * goes on where the list does.
 */
export function useListField<I>(name: string) {
  const { prefix, form } = useFormContext()
  if (!form) throw new Error('A list of a row stands in no form')
  const { edit, values } = form
  const id = fieldId(prefix, name)
  const items = (valueAt(values, name) ?? []) as readonly I[]
  const addId = `${id}-add`
  const removeId = (index: number) => `${id}-${index}-remove`
  const change = (changed: (items: readonly I[]) => readonly I[]) =>
    flushSync(() => edit((now) => withValue(now, name, changed(valueAt(now, name) as readonly I[]))))
  return {
    items,
    addId,
    removeId,
    /** Adds an item, and goes on in this field of it. */
    add(item: I, field?: string) {
      change((now) => [...now, item])
      if (field !== undefined) document.getElementById(`${id}-${items.length}-${field}`)?.focus()
    },
    remove(index: number) {
      change((now) => now.toSpliced(index, 1))
      const next = Math.min(index, items.length - 2)
      document.getElementById(next < 0 ? addId : removeId(next))?.focus()
    },
  }
}
