import type { Article } from '../domain/article.ts'

/** Each text by itself, so that a reader's browser fetches the article it shows and not all fourteen. */
const texts = import.meta.glob<Record<string, Article>>('./articles/*.ts')

/** The built-in article at /{slug}, or undefined. Rejects when its text cannot be fetched. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  const text = await texts[`./articles/${slug}.ts`]?.()
  return text && Object.values(text)[0]
}
