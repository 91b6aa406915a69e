import type { PageSection } from '../../domain/impact-card.ts'
import { SourceMarks } from '../ui/page-sources.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'

/** One part of an article; its type has a look of its own. `id` is what the list of contents leads to. */
export function ArticleSection({ section: { type, heading, content }, id }: { section: PageSection; id: string }) {
  return (
    <section className={`article-part article-${type}`}>
      {heading && (
        <h2 id={id} tabIndex={-1} className="quiet-focus">
          {heading}
        </h2>
      )}
      <StoredHtml html={content} />
      <SourceMarks at={id} />
    </section>
  )
}
