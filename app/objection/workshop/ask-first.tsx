import { useEffect, useId, useRef, useState } from 'react'
import { workshopWords } from '../../../content/workshop-words.ts'

/** A button that asks, where it has to, before it does what cannot be undone; the question stands where the button was. */
export function AskFirst({
  label,
  question,
  yes,
  onYes,
  mustAsk = () => true,
  isQuiet = false,
}: {
  label: string
  question: string
  yes: string
  onYes: () => void
  mustAsk?: () => boolean
  /** Whether it is not one of the choices that the page is about. */
  isQuiet?: boolean
}) {
  const [isAsking, setAsking] = useState(false)
  const wasAsking = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (isAsking) no.current?.focus()
    else if (wasAsking.current) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (!isAsking)
    return (
      <button
        ref={button}
        type="button"
        className={isQuiet ? 'standing-link' : 'button button-quiet'}
        onClick={() => (mustAsk() ? setAsking(true) : onYes())}
      >
        {label}
      </button>
    )
  return (
    <fieldset aria-labelledby={id} className="notice stack">
      <p id={id}>{question}</p>
      <div className="row">
        <button ref={no} type="button" className="button button-quiet" onClick={() => setAsking(false)}>
          {workshopWords.cancel}
        </button>
        <button
          type="button"
          className="button button-alert"
          onClick={() => {
            setAsking(false)
            onYes()
          }}
        >
          {yes}
        </button>
      </div>
    </fieldset>
  )
}
