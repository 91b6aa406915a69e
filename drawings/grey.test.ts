import { expect, test } from 'vitest'
import { inGrey } from './grey.ts'
import { pictures } from './pictures.ts'

const inksOf = (svg: string) => svg.match(/#[0-9a-f]{3,6}\b/gi) ?? []

test('a picture in black and white has every shape of the coloured one, and greys alone', () => {
  const coloured = pictures['villages/barford.svg']?.() ?? ''
  const grey = inGrey(coloured)
  expect(inksOf(grey)).toHaveLength(inksOf(coloured).length)
  expect(grey.replace(/#[0-9a-f]{6}/g, '')).toBe(coloured.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, ''))
  for (const ink of inksOf(grey)) expect(ink).toMatch(/^#(..)\1\1$/)
})

test('what is lighter stays lighter, and black and white stay as they are', () => {
  expect(inGrey('#000 #fff #ffffff')).toBe('#000000 #ffffff #ffffff')
  const [river = '', paper = ''] = inksOf(inGrey('#2f6f9f #fbf8f1'))
  expect(river < paper).toBe(true)
})
