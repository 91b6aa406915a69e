import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateWords } from '../../domain/date-words.ts'
import { readTypedDate } from '../../domain/typed-date.ts'
import type { ReadTyped } from '../../domain/typed-text.ts'
import { readTypedTime, timeWords } from '../../domain/typed-time.ts'
import { QuietButton } from './buttons.tsx'
import { useField, useFieldValue } from './form-errors.tsx'
import { TextField } from './form-field.tsx'

type FieldProps = ComponentProps<typeof TextField>

/**
 * A date in any spelling, or words, with the browser's calendar beside it. What it is taken for is told while it is typed:
 * without a year it is none, unless `read` knows better; `words` is what is said of words.
 */
export function DateField({
  read = readTypedDate,
  words,
  ...field
}: FieldProps & { read?: ReadTyped; words?: string }) {
  const { label } = useField(field.name, field.label)
  const { value, onChange } = useFieldValue(field.name, field)
  const typed = read(value)
  const day = typed && 'stored' in typed ? typed.stored : ''
  return (
    <TextField
      {...field}
      reading={readingOf(label, value, read, dateWords, words)}
      beside={<DatePicker day={day} onChoose={onChange} />}
    />
  )
}

/** A time or a span of time in any spelling, or words. What it is taken for is told while it is typed. */
export function TimeField(field: FieldProps) {
  const { label } = useField(field.name, field.label)
  const { value } = useFieldValue(field.name, field)
  return <TextField {...field} reading={readingOf(label, value, readTypedTime, timeWords)} />
}

function readingOf(
  label: string,
  value: string,
  read: ReadTyped,
  say: (stored: string) => string,
  words = 'Taken as words.',
): string {
  if (value.trim() === '') return ''
  const typed = read(value)
  if (!typed) return words
  return 'stored' in typed ? say(typed.stored) : `${label} ${typed.rule}.`
}

/** Opens the browser's own calendar. A browser that has none to open shows its field for dates instead. */
function DatePicker({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isField, setField] = useState(false)
  const open = () => {
    try {
      input.current?.showPicker()
    } catch {
      flushSync(() => setField(true))
      input.current?.focus()
    }
  }
  return (
    <span className="date-picker">
      <QuietButton onClick={open}>
        <CalendarDays aria-hidden size={18} /> Choose a date
      </QuietButton>
      <input
        ref={input}
        type="date"
        className={isField ? 'input' : 'date-hidden'}
        tabIndex={isField ? undefined : -1}
        aria-hidden={!isField}
        aria-label={isField ? 'Choose a date' : undefined}
        value={day}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      />
    </span>
  )
}
