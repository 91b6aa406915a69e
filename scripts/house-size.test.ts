import { expect, it } from 'vitest'
import { budgets, houseSize } from './house-size.ts'

it.each(Object.entries(houseSize().total))('the house stays light: %s', (what, count) => {
  expect(count).toBeLessThanOrEqual(budgets[what as keyof typeof budgets])
})
