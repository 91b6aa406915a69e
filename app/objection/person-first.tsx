import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { sendLetter } from '../../content/workshop-steps.ts'

const words = sendLetter.personFirst

/** What a letter needs of its writer: each stands in a field that is called after it. */
export type PersonField = 'name' | 'address'

/**
 * Stands around what takes a letter away. While its name or address is missing, the first press of any of it is met by a
 * word and the way to the field, and goes on if that is wanted.
 */
export function PersonFirst({ missing, children }: { missing: readonly PersonField[]; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const wasAsked = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const id = useId()
  const [first] = missing
  useEffect(() => {
    if (isAsking) link.current?.focus()
  }, [isAsking])

  const meet = (event: MouseEvent) => {
    if (!first || wasAsked.current || !(event.target instanceof Element)) return
    pressed.current = event.target.closest<HTMLElement>('a, button')
    if (!pressed.current) return
    event.preventDefault()
    event.stopPropagation()
    wasAsked.current = true
    setAsking(true)
  }
  const fillIn = (event: MouseEvent) => {
    const field = document.getElementById(`person-${first}`)
    const step = field?.closest('details')
    event.preventDefault()
    if (step) step.open = true
    field?.focus()
    setAsking(false)
  }
  const goOn = () => {
    setAsking(false)
    pressed.current?.focus()
    pressed.current?.click()
  }
  return (
    <>
      <div onClickCapture={meet}>{children}</div>
      {isAsking && first && (
        <fieldset aria-labelledby={id} className="notice workshop-question">
          <p id={id}>
            {words.missing[missing.length > 1 ? 'both' : first]} {words.why}
          </p>
          <p className="actions">
            <a ref={link} className="button" href={`#person-${first}`} onClick={fillIn}>
              {words.fillIn[first]}
            </a>
            <button type="button" className="button button-quiet" onClick={goOn}>
              {words.goOn}
            </button>
          </p>
        </fieldset>
      )}
    </>
  )
}
