/** The size of the picture that is shown where a page is shared, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** The file of a page's picture below public/: /villages/barford has drawn/social/villages-barford.png. */
export function socialCardFile(path: string): string {
  return `drawn/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** What maintainers have added, and what is not to be shared at all. */
const partsWithoutCards = ['impact', 'newsletter', 'admin', 'village-editor']

/** The picture to name for a page; one of a part without pictures shows that of the home page. */
export function socialCardOf(path: string): string {
  const [, part = '', slug = ''] = path.split('/')
  if (part === 'pack' && slug !== '') return socialCardFile('/pack')
  return socialCardFile(partsWithoutCards.includes(part) ? '/' : path)
}
