import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

/** On a smaller window the words come first, and no picture is asked for. */
const wideEnough = '(min-width: 600px)'
const nothing = 'data:,'

/** A page that opens with its heading, what it is for, and a drawing that stands on the lower edge. */
export function HeroPage({
  title,
  lead,
  picture,
  opening,
  className = '',
  children,
}: {
  title: string
  lead: ReactNode
  /** The name of a drawing of 800 by 500, decorative. */
  picture: string
  /** What stands beside the drawing too, below what the page is for. */
  opening?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <>
      <div className="page-hero">
        <div className="page-hero-inner">
          <div className="page-hero-words">
            <PageHeading>{title}</PageHeading>
            <p className="page-hero-lead">{lead}</p>
            {opening}
          </div>
          <picture>
            <source media={wideEnough} srcSet={`/quarry/drawn/${picture}.svg`} />
            <img className="page-hero-picture" src={nothing} alt="" width="800" height="500" fetchPriority="high" />
          </picture>
        </div>
      </div>
      <div className={`page ${className}`}>{children}</div>
    </>
  )
}
