import { JSDOM } from 'jsdom'
import { beforeAll, vi } from 'vitest'

/** Lends the tests of a file what reads HTML in a browser. */
export function stubBrowserHtml(): void {
  beforeAll(() => {
    const { window } = new JSDOM('')
    vi.stubGlobal('DOMParser', window.DOMParser)
    vi.stubGlobal('document', window.document)
    return () => vi.unstubAllGlobals()
  })
}
