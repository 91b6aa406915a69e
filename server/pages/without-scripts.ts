const scripts = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** The page without its scripts, and without what would fetch them early. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '')
}
