import type { PageSection } from './impact-card.ts'

/**
 * An impact article as built in.
 * Where the impact card with `cardId` has stored page sections, they replace these.
 */
export interface Article {
  /** The address: /{slug}. */
  slug: string
  /** The impact card behind it; null for the heritage page, which is static and has no chips. */
  cardId: string | null
  title: string
  /** One sentence for search engines and shared links, at most 160 characters. */
  description: string
  /** The paragraph under the hero title. Plain text. */
  lead: string
  /** The parts of the article. `content` is HTML: p, ul, ol, li, strong, em, a, blockquote, h3. */
  sections: PageSection[]
  /** Special links of this article, shown after the sections: a path on this site, or a file opened in a new tab. */
  links: { label: string; href: string; isFile?: boolean }[]
}
