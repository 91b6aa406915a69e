import { type ComponentProps, useState } from 'react'
import { writtenWords } from '../../../content/written-words.ts'
import { plainLetters } from '../../../domain/plain-letters.ts'
import { Field, marksOf, type Problem } from '../problems.tsx'

type AreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength'> & {
  value: string
  onText: (text: string, isPasted: boolean) => void
}

/** Where a wrong letter is marked. */
export const letterId = 'letter-text'

/** The box with the whole letter. */
export function LetterBox({
  label,
  problem,
  ...area
}: Pick<AreaProps, 'value' | 'onText'> & { label: string; problem?: Problem | undefined }) {
  return (
    <Field id={letterId} label={label} problem={problem}>
      <PlainArea id={letterId} className="step-letter" rows={14} {...marksOf(letterId, problem)} {...area} />
    </Field>
  )
}

/** A field of several lines, however much is pasted into it, in which decorative letters are made plain as soon as they are pasted, and it says so. */
export function PlainArea({ onText, ...props }: AreaProps) {
  const [isMadePlain, setMadePlain] = useState(false)
  return (
    <>
      {/* The draft is what keeps it: a browser's own memory of forms outlasts the draft. */}
      <textarea
        autoComplete="off"
        {...props}
        onChange={({ target, nativeEvent }) => {
          const isPasted = nativeEvent instanceof InputEvent && /^insertFrom/.test(nativeEvent.inputType)
          const text = isPasted ? plainLetters(target.value) : target.value
          setMadePlain(text !== target.value)
          onText(text, isPasted)
        }}
      />
      <p role="status" className="quiet">
        {isMadePlain && writtenWords.madePlain}
      </p>
    </>
  )
}
