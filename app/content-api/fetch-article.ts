import type { Article } from '../../domain/article.ts'
import { readJson } from './http-content.ts'

/** The built-in article at /{slug}; undefined where there is none. Rejects when it cannot be fetched. */
export async function fetchArticle(slug: string): Promise<Article | undefined> {
  return (await readJson<Article | null>(`articles/${slug}`)) ?? undefined
}
