import { expect, test } from 'vitest'
import { KeptTexts } from './kept-texts.ts'

test('texts are kept with what was made of them, until they would take up too much', () => {
  const kept = new KeptTexts(100_000)
  for (let count = 0; count < 1000; count += 1) {
    kept.keep(`${count} ${'x'.repeat(1000)}`, `made of ${count}`)
    expect(kept.find(`${count} ${'x'.repeat(1000)}`)).toBe(`made of ${count}`)
    expect(kept.bytes).toBeLessThanOrEqual(100_000)
  }
  expect(kept.bytes).toBeGreaterThan(50_000 / 2)
})

test('one huge text is not kept, and takes no other’s place', () => {
  const kept = new KeptTexts(100_000)
  kept.keep('small', 'made')
  kept.keep('x'.repeat(1_000_000), 'y')
  expect(kept.find('x'.repeat(1_000_000))).toBeUndefined()
  expect(kept.find('small')).toBe('made')
})
