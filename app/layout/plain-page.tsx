import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

/** A page that opens with its heading and what it is for; `hasSide` where one of its `children` stands beside the rest. */
export function PlainPage({
  title,
  lead,
  hasSide = false,
  children,
}: {
  title: string
  lead: ReactNode
  hasSide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`page ${hasSide ? 'with-side' : 'stack gap-24'}`}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  )
}
