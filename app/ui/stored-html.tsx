import type { SubmitEventHandler } from 'react'

/**
 * HTML that maintainers wrote in a card or an article: paragraphs, lists, links. The only place that trusts a stored text as HTML.
 * `marks` are the numbers of its sources, which stand at the end of its last paragraph.
 */
export function StoredHtml({
  html,
  marks = '',
  onSubmit,
}: {
  html: string
  marks?: string
  onSubmit?: SubmitEventHandler<HTMLElement>
}) {
  const end = html.lastIndexOf('</p>')
  const marked = end < 0 ? html + marks : html.slice(0, end) + marks + html.slice(end)
  return (
    <div
      className="prose"
      onSubmit={onSubmit}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises stored HTML on write and again on read, and the built-in articles are our own
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  )
}
