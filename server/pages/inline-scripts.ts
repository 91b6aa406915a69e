import { hashSource } from '../answers/security-headers.ts'

const end = '</body></html>'

/**
 * The hashes of the page's own inline scripts: those that end the body, where React Router writes them. A script
 * anywhere else would have come in with content, and gets no hash, so the browser does not run it.
 */
export function hashOwnScripts(html: string): string[] {
  const hashes: string[] = []
  let rest = html.trimEnd()
  if (!rest.endsWith(end)) return hashes
  rest = withoutMarkers(rest.slice(0, -end.length))
  while (rest.endsWith('</script>')) {
    const start = rest.lastIndexOf('<script')
    const tagEnd = rest.indexOf('>', start)
    if (start === -1) break
    const isInline = !/\ssrc=/.test(rest.slice(start, tagEnd))
    if (isInline) hashes.unshift(hashSource(rest.slice(tagEnd + 1, -'</script>'.length)))
    rest = withoutMarkers(rest.slice(0, start))
  }
  return hashes
}

/** React marks the ends of a suspended part with comments between the scripts. */
function withoutMarkers(html: string): string {
  return html.replace(/(?:<!--\/?[$&!?]?-->|\s)+$/, '')
}
