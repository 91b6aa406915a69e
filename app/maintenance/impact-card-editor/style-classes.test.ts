import { expect, it } from 'vitest'
import { classesWithoutEffect } from './style-classes.ts'

// (rule: card-style)
it('the classes of the colour map have an effect, each other one is named once', () => {
  expect(classesWithoutEffect('border-l-4 border-earth-500 bg-earth-50')).toEqual([])
  expect(classesWithoutEffect('  p-4 border-l-4 bg-blue-700  p-4 ')).toEqual(['p-4', 'bg-blue-700'])
  expect(classesWithoutEffect('')).toEqual([])
})
