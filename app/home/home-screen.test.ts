import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderDuring } from '../layout/testing/render-during.ts'
import HomeScreen from './home-screen.tsx'

/** The opening of the page as text. */
function openingDuring(current: string): string {
  const html = renderDuring(current, createElement(HomeScreen))
  return html.slice(0, html.indexOf('home-usage'))
}

test('from the decision on the page says what became of the application, and asks nobody to prepare an objection', () => {
  expect(openingDuring('validation')).toMatch(/will decide.*Object Now.*prepare your objection now/)
  for (const [id, outcome] of [
    ['refusal', 'has refused the application'],
    ['approval', 'has approved the application'],
    ['appeal', 'is being decided on appeal'],
    ['appeal-dismissed', 'The appeal was dismissed'],
  ] as const) {
    const opening = openingDuring(id)
    expect(opening, id).toContain(outcome)
    expect(opening, id).not.toMatch(/will decide|prepare your objection|Object Now|asks for views/)
  }
})
