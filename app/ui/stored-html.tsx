/** HTML that maintainers wrote in a card or an article: paragraphs, lists, links. The only place that trusts a text as HTML. */
export function StoredHtml({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises stored HTML on write and again on read, and the built-in articles are our own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
