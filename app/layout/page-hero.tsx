import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

/** On a smaller window there are the words alone, and no picture is asked for. */
const wideEnough = '(min-width: 60rem)'
const nothing = 'data:,'

/** A page that opens with its heading, what it is for, and a drawing beside them. */
export function HeroPage({
  title,
  lead,
  picture,
  opening,
  children,
}: {
  title: string
  lead: ReactNode
  /** The name of a drawing of 800 by 500, decorative. */
  picture: string
  /** What stands beside the drawing too, below what the page is for. */
  opening?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page">
      <div className="opening">
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="lead">{lead}</p>
          {opening}
        </div>
        <picture className="no-print">
          <source media={wideEnough} srcSet={`/quarry/drawn/${picture}.svg`} />
          <img src={nothing} alt="" width="800" height="500" fetchPriority="high" />
        </picture>
      </div>
      {children}
    </div>
  )
}
