import { expect, test } from 'vitest'
import { forms } from '../../content/closer-look/forms.ts'
import { doubtful, known } from '../../content/closer-look/known.ts'
import { phrases } from '../../content/closer-look/phrases.ts'
import { wordLists } from '../../content/closer-look/word-lists.ts'
import { places } from '../../content/places.ts'
import { doubtsIn } from './doubts.ts'
import { phraseRules } from './phrases.ts'
import { sentencesOf } from './sentences.ts'

const context = {
  reference: 'WDC/22CM008',
  places: places.map(({ name }) => name),
  councilAddress: '',
  councilEmail: '',
}
const rules = phraseRules(phrases, wordLists)
const entries = [
  ...phrases.map((entry, index) => ({
    ...entry,
    isFound: (text: string) => sentencesOf(text).some(({ plain }) => rules[index]?.isSaid(plain)),
  })),
  ...forms.map((entry) => ({
    ...entry,
    isFound: (text: string) => {
      const found = entry.pattern.exec(text)
      return found !== null && !entry.unless?.(found, context)
    },
  })),
  ...doubtful.map((entry) => ({
    ...entry,
    isFound: (text: string) => doubtsIn(text, [entry], known, context.reference).length > 0,
  })),
]

test.each(entries)('$kind, as in “$finds.0”, finds its examples and passes what only looks like them', (entry) => {
  const { finds, passes, isFound } = entry
  expect({ missed: finds.filter((text) => !isFound(text)), wrong: passes.filter(isFound) }).toEqual({
    missed: [],
    wrong: [],
  })
  expect(Math.min(finds.length, passes.length)).toBeGreaterThan(0)
})
