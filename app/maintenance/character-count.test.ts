import { expect, it } from 'vitest'
import { optionalText } from '../../domain/text.ts'
import { characterCount } from './character-count.ts'

it.each(['quarry', '😀'.repeat(10), 'e\u0301'.repeat(5), '\ud83d'])(
  'counts %j as the rule for its length does',
  (text) => {
    const counted = Number.parseInt(characterCount(text, 300), 10)
    expect(optionalText(counted).safeParse(text).success).toBe(true)
    expect(optionalText(counted - 1).safeParse(text).success).toBe(false)
  },
)
