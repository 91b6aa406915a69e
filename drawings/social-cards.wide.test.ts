import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocialCards } from './social-cards.ts'

const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700"><path fill="#5b7b3a" d="M0 0h1600v700H0z"/></svg>'

test('a card is 1200 by 630, small, and its words are set in our own face', async () => {
  const page = { path: '/x', title: 'Willow & <Oak>', drawing: 'villages/x.svg' }
  const [words, other] = await drawSocialCards([
    { page, drawing: scene },
    { page: { ...page, title: 'Willow & <Elm>' }, drawing: scene },
  ])
  const { width, height, format } = await sharp(words).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(words?.length).toBeLessThan(300_000)
  expect(words?.equals(other ?? Buffer.alloc(0))).toBe(false)
})
