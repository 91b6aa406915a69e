import { type ReactNode, useEffect, useRef } from 'react'
import { workshopWords } from '../../content/workshop-words.ts'

/** What is wrong with a field. */
export interface Problem {
  field: string
  text: string
}

/** What keeps the writer from going on, above the question, with a link to each field; it takes the focus. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever is mending one goes on typing.
    if (problems.length > 0 && !document.activeElement?.matches('textarea, [type=text]')) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error">
      <h2>{workshopWords.problem}</h2>
      {problems.map(({ field, text }) => (
        <p key={field}>
          <a
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(field)?.focus()
            }}
          >
            {text}
          </a>
        </p>
      ))}
    </div>
  )
}

/** Of what was told, what is still missing: the rest is mended. */
export const stillMissing = (told: readonly Problem[], missing: readonly Problem[]) =>
  told.filter(({ field }) => missing.some((each) => each.field === field))

/** A field of a letter: its label, what is wrong with it, and its box. */
export function Field({
  id,
  label,
  problem,
  children,
}: {
  id: string
  label: string
  problem?: Problem | undefined
  children: ReactNode
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem.text}
        </p>
      )}
      {children}
    </div>
  )
}

/** What tells the box of a field that it is refused and why, and what else describes it. */
export const marksOf = (id: string, problem: Problem | undefined, ...described: string[]) => ({
  'aria-invalid': problem && true,
  'aria-describedby': [...(problem ? [`${id}-problem`] : []), ...described].join(' ') || undefined,
})
