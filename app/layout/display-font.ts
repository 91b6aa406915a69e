import type { LinkDescriptor } from 'react-router'
import regularUrl from '../styles/fraunces-400.woff2?url'
import semiboldUrl from '../styles/fraunces-600.woff2?url'

const preload = (href: string): LinkDescriptor => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
})

/** Asks early for the face of headings, which every page has. */
export const headingFont = preload(semiboldUrl)
/** Asks early for the face of lead paragraphs; only the pages that have one at the top pay for it. */
export const leadFont = preload(regularUrl)
