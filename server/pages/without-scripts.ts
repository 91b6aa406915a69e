const whatRuns = /<script\b.*?<\/script>|<noscript\b.*?<\/noscript>|<link rel="modulepreload"[^>]*>| autofocus=""/gs

/**
 * The page as a frame shows it that runs no scripts and opens no windows: without its own, without the words for browsers
 * that have none and the focus that they ask for, and with links that ask for a new window, so that pressing one leads nowhere.
 */
export function withoutScripts(html: string): string {
  return html.replace(whatRuns, '').replace('<head>', '<head><base target="_blank"/>')
}
