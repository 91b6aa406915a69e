import type { ReactNode } from 'react'

/** One of the five steps; the list of steps leads to it, and can be gone back to. */
export function Step({
  id,
  number,
  title,
  text,
  children,
}: {
  id: string
  number: number
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="workshop-step quiet-focus">
      <h2 id={`${id}-heading`}>
        <span className="workshop-number">{number}</span> {title}
      </h2>
      <p className="workshop-text">{text}</p>
      {children}
    </section>
  )
}
