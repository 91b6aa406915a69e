import type { SubmitEventHandler } from 'react'

/** HTML that maintainers wrote in a card or an article: paragraphs, lists, links. The only place that trusts a text as HTML. */
export function StoredHtml({ html, onSubmit }: { html: string; onSubmit?: SubmitEventHandler<HTMLElement> }) {
  return (
    <div
      className="prose"
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises stored HTML on write and again on read, and the built-in articles are our own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
