import { type ComponentProps, useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { plainLetters } from '../../../domain/plain-letters.ts'

type AreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength'> & {
  value: string
  maxLength: number
  onText: (text: string) => void
}

/** A field of several lines in which decorative letters are made plain as soon as they are pasted, and it says so. */
export function PlainArea({ onText, maxLength, ...props }: AreaProps) {
  const [isMadePlain, setMadePlain] = useState(false)
  return (
    <>
      {/* The draft is what keeps it: a browser's own memory of forms outlasts the draft. */}
      <textarea
        autoComplete="off"
        {...props}
        maxLength={maxLength}
        onChange={({ target, nativeEvent }) => {
          const isPasted = nativeEvent instanceof InputEvent && /^insertFrom/.test(nativeEvent.inputType)
          const text = isPasted ? plainLetters(target.value).slice(0, maxLength) : target.value
          setMadePlain(text !== target.value)
          onText(text)
        }}
      />
      <p role="status" className="workshop-hint">
        {isMadePlain && workshopPage.madePlain}
      </p>
    </>
  )
}
