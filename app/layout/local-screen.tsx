import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Navigate } from 'react-router'
import { LocalOnly } from '../ui/local-only.tsx'
import { PageHeading } from './page-heading.tsx'
import { pageMeta } from './page-meta.ts'

/**
 * A maintenance screen as its route knows it: a heading, and code that is loaded on the maintainer's own machine alone;
 * elsewhere it leads home (rule: admin-elsewhere).
 */
export function LocalScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page">
      <PageHeading className="tool-heading">{title}</PageHeading>
      <LocalOnly elsewhere={<Navigate to="/" replace />}>{children}</LocalOnly>
    </div>
  )
}

/** What a maintenance page tells of itself: nothing for search engines. */
export function maintenanceMeta(
  title: string,
  path: string,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const words = { title, description: 'The maintenance side of this site.', path }
  return [...pageMeta(words, matches), { name: 'robots', content: 'noindex' }]
}
