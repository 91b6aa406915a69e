import { z } from 'zod'
import { articleSlugs } from './article-address.ts'
import { pageSectionSchema } from './impact-card.ts'
import { requiredText } from './text.ts'

/** A built-in article about an impact. What its card stores wins over it. */
export const articleSchema = z.strictObject({
  slug: z.enum(articleSlugs),
  title: requiredText(300),
  /** One sentence for search engines and shared links. */
  description: requiredText(160),
  /** The paragraph under the hero title. Plain text. */
  lead: requiredText(1000),
  /** The parts of the article. `content` is HTML: p, ul, ol, li, strong, em, a, blockquote, h3. */
  sections: z.array(pageSectionSchema).min(4),
  /** Special links of this article, shown after the sections: a path on this site, or a file opened in a new tab. */
  links: z.array(z.strictObject({ label: z.string(), href: z.string(), isFile: z.boolean().optional() })),
})
export type Article = z.infer<typeof articleSchema>
