import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { listDrafts } from '../draft-store.ts'
import { eventSite, firstEvent, maintainer, memoryStorage } from './testing/event-site.ts'

afterEach(() => void vi.unstubAllGlobals())

it('two maintainers never lose a word, whatever they type, save and choose', async () => {
  const site = eventSite()
  const who = fc.constantFrom(0 as const, 1 as const)
  const field = fc.constantFrom('title', 'location', 'description')
  const step = fc.oneof(
    fc.record({ do: fc.constant('type' as const), who, field }),
    fc.record({ do: fc.constant('save' as const), who, takes: fc.constantFrom('mine' as const, 'theirs' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      site.reset()
      const people = [maintainer({ row: firstEvent }), maintainer({ row: firstEvent })] as const
      const submitted = new Set<string>()
      vi.stubGlobal('localStorage', memoryStorage())
      for (const [index, each] of steps.entries()) {
        const person = people[each.who]
        if (each.do === 'type') {
          person.type({ [each.field]: `word ${index}` })
          continue
        }
        for (const text of Object.values(person.now.values)) submitted.add(text)
        await person.now.save()
        await person.now.decide({ title: each.takes, location: each.takes, description: each.takes })
        expect(person.now.phase).toBe('saved')
      }
      const setAside = listDrafts('events').flatMap(({ notTaken, value }) => (notTaken ? [value as object] : []))
      const open = people.map((person) => person.now.values)
      const kept = new Set([...site.history, ...open, ...setAside].flatMap((version) => Object.values(version)))
      expect([...submitted].filter((text) => !kept.has(text))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
