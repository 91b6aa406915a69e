import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import './page-hero.css'

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
          <img className="page-hero-picture" src={`/quarry/drawn/${picture}.svg`} alt="" width="800" height="500" />
        </div>
      </div>
      <div className={`page ${className}`}>{children}</div>
    </>
  )
}
