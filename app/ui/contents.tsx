import { useEffect, useId, useState } from 'react'

/** A part of a page as its contents name it: the id of its heading, and the address where it stands on another page of a list. */
export interface PagePart {
  id: string
  heading: string
  href?: string | undefined
}

/** The parts of the page, of which the one that is read is marked; nothing where there is only one. */
export function Contents({
  title = 'On this page',
  parts,
  isWideOnly = false,
}: {
  title?: string
  parts: readonly PagePart[]
  /** Whether it is left out where it would stand above the text rather than beside it. */
  isWideOnly?: boolean
}) {
  const titleId = useId()
  const read = useReadPart(parts)
  if (parts.length < 2) return null
  return (
    <nav className={`contents no-print ${isWideOnly ? 'wide-only' : ''}`} aria-labelledby={titleId}>
      <h2 className="title" id={titleId}>
        {title}
      </h2>
      <ol>
        {parts.map(({ id, heading, href = `#${id}` }) => (
          <li key={id}>
            <a href={href} aria-current={id === read ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The id of the last heading that has come into the upper part of the window, or has left it at the top. */
function useReadPart(parts: readonly PagePart[]): string | undefined {
  const [read, setRead] = useState<string>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const reached = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) reached[isIntersecting ? 'add' : 'delete'](target)
        setRead(headings.findLast((heading) => reached.has(heading))?.id)
      },
      { rootMargin: '999999px 0px -60%' },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids])
  return read
}
