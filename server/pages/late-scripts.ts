const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const moduleScript = '<script type="module" async="">'
const scriptEnd = '</script>'
const staticImport = /\bimport (?:\* as (\w+) from )?("[^"]*");?/g

/**
 * The page with its scripts held back until it has been painted: on a slow line they would compete with what is seen
 * first, and every page reads without them. React Router's preloads and module script (its `Scripts`) become one inline
 * script that brings both in later. A page of another shape stays as it is.
 */
export function holdScriptsBack(html: string): string {
  const start = html.lastIndexOf(moduleScript)
  const end = html.indexOf(scriptEnd, start)
  if (start === -1) return html
  const addresses = [...html.matchAll(preload)].map(([, address]) => address)
  const code = html
    .slice(start + moduleScript.length, end)
    .replace(
      staticImport,
      (_, name, address) => `${name === undefined ? '' : `const ${name} = `}await import(${address});`,
    )
  const script = `<script>(${oncePainted})(async () => {await (${preloadModules})(${JSON.stringify(addresses)});${code}})`
  return html.slice(0, start).replace(preload, '') + script + html.slice(end)
}

/**
 * Calls once the page has loaded and been painted, or as soon as somebody uses it; in any case after 8 s, since one picture
 * that does not come must not hold up the rest for ever. A copy that the service worker kept waits for the paint alone: its
 * scripts are kept too. A page in a background tab is not painted until somebody looks at it. It goes into the page as text.
 */
function oncePainted(call: () => void): void {
  let isCalled = false
  const start = () => {
    if (!isCalled) call()
    isCalled = true
  }
  const awaitPaint = () => {
    const canTell = PerformanceObserver.supportedEntryTypes.includes('paint')
    if (document.hidden || !canTell) start()
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  for (const use of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(use, start, { once: true, passive: true })
  if (document.readyState === 'complete' || document.documentElement.dataset.kept) awaitPaint()
  else addEventListener('load', awaitPaint)
  setTimeout(start, 8000)
}

/** Asks for all modules, one after the other, so that no task of the main thread is long. It goes into the page as text. */
async function preloadModules(addresses: string[]): Promise<void> {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(0)
    })
  }
}
