import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { loadArticle } from './load-article.ts'

test.each(articles)('the text of $slug is fetched by itself', async (article) => {
  expect(await loadArticle(article.slug)).toBe(article)
})

test('a slug that is no article has no text', async () => {
  expect(await loadArticle('light-at-night')).toBeUndefined()
  expect(await loadArticle('constructor')).toBeUndefined()
})
