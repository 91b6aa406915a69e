import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { type EventValues, eventSite, firstEvent, maintainer, startDrafts } from './testing/event-site.ts'

afterEach(() => void vi.unstubAllGlobals())

it('two maintainers never lose a word, whatever they type, save and choose, and whether a request gets through', async () => {
  const site = eventSite()
  const who = fc.constantFrom(0 as const, 1 as const)
  const field = fc.constantFrom('title' as const, 'location' as const, 'description' as const)
  const takes = fc.constantFrom('mine' as const, 'theirs' as const)
  const step = fc.oneof(
    fc.record({ do: fc.constant('type' as const), who, field }),
    fc.record({ do: fc.constant('save' as const), who, takes, typedMeanwhile: fc.option(field), isLost: fc.boolean() }),
    fc.record({ do: fc.constant('save-itself' as const), who }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      site.reset()
      startDrafts()
      const people = [maintainer({ row: firstEvent }), maintainer({ row: firstEvent })] as const
      const words: string[] = []
      for (const [index, each] of steps.entries()) {
        const person = people[each.who]
        const type = (name: keyof EventValues) => {
          words.push(`word ${index};`)
          person.type({ [name]: `${person.now.values[name]} word ${index};` })
        }
        site.meanwhile = undefined
        if (each.do === 'type') type(each.field)
        else if (each.do === 'save-itself') await person.now.saveByItself()
        else {
          site.meanwhile = () => {
            if (each.typedMeanwhile) type(each.typedMeanwhile)
            if (each.isLost) throw new TypeError('No network')
          }
          await person.now.save()
          await person.now.decide({ title: each.takes, location: each.takes, description: each.takes })
          expect(person.now.phase).toMatch(each.isLost ? /saved|failed/ : 'saved')
        }
      }
      const open = people.map((person) => person.now.values)
      const kept = JSON.stringify([...site.history, ...open, ...site.notTaken])
      expect(words.filter((word) => !kept.includes(word))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
