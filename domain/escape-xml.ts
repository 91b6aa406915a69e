/** A text as XML content or attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
