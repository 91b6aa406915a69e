import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

/** A page that opens with its heading and what it is for. */
export function PlainPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="page stack gap-24">
      <div className="opening">
        <PageHeading>{title}</PageHeading>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  )
}
