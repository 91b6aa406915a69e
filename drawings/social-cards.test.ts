import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fontFromWoff2 } from './lettering/woff2.ts'
import { drawSocialCards } from './social-cards.ts'

const webFont = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700"><path fill="#5b7b3a" d="M0 0h1600v700H0z"/></svg>'

test('the web font becomes a TrueType font with its tables in order and an outline for each glyph', () => {
  const font = fontFromWoff2(readFileSync(webFont))
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    return {
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  })
  const table = (tag: string) => tables.find((each) => each.tag === tag)
  expect(tables.map(({ tag }) => tag)).toEqual(tables.map(({ tag }) => tag).toSorted())
  const [glyf, loca, maxp] = [table('glyf'), table('loca'), table('maxp')]
  const glyphCount = font.readUInt16BE((maxp?.offset ?? 0) + 4)
  expect(loca?.length).toBe(4 * (glyphCount + 1))
  const starts = Array.from({ length: glyphCount + 1 }, (_, index) =>
    font.readUInt32BE((loca?.offset ?? 0) + 4 * index),
  )
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  expect(starts.at(-1)).toBe(glyf?.length)
})

test('a file that is no web font is refused', () => {
  expect(() => fontFromWoff2(Buffer.alloc(64))).toThrow('not a WOFF2 font')
})

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
