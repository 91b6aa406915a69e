import { describe, expect, it } from 'vitest'
import { hasDecorativeLetters, plainLetters } from './plain-letters.ts'

describe('decorative letters', () => {
  it.each([
    ['𝗜 𝗼𝗯𝗷𝗲𝗰𝘁', 'I object'],
    ['𝓓𝓾𝓼𝓽 ℋere', 'Dust Here'],
    ['ｎｏｉｓｅ', 'noise'],
    ['Ⓝⓞ', 'No'],
    ['🄽🄾', 'NO'],
    ['𝟏𝟓𝟎 lorries', '150 lorries'],
    ['ﬁeld, ﬂood', 'field, flood'],
    ['s\u0336t\u0336op', 'stop'],
    ['ᵘⁱᵉᵗ ᴸᵃⁿᵉ ₛₐₙd', 'uiet Lane sand'],
    ['riv\u00ADer\u200B', 'river'],
    ['to \u202Eevas\u202C \u2066it\u2069\u061C', 'to evas it'],
    ['a\u00A0b', 'a b'],
    ['one\r\ntwo\u2028three', 'one\ntwo\nthree'],
  ])('%s become plain', (pasted, plain) => {
    expect(plainLetters(pasted)).toBe(plain)
  })

  it('leave quotes, dashes, accents, fractions and other scripts alone', () => {
    const text = '“It’s 1½ m³ – café, Łódź, 50 °C”, — Żółć 水 ✓ Hǫð ¹²'
    expect(plainLetters(text)).toBe(text)
  })
})

it('decorative letters are noticed, and accents, quotes and emoji are none', () => {
  for (const text of ['𝗯𝗼𝗹𝗱', 'ⓓⓤⓢⓣ', 's\u0336t\u0336r', 'ˡᵒᵘᵈ']) expect(hasDecorativeLetters(text), text).toBe(true)
  for (const text of ['“Café” – it’s naïve… 🦆', '', '½ mile, 20 °C'])
    expect(hasDecorativeLetters(text), text).toBe(false)
})
