import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { mergeWith } from './row-state.ts'
import { versionOf } from './save-row.ts'
import { type EventForm, type EventValues, eventSite, firstEvent, maintainer } from './testing/event-site.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Chooses as the dialog does: the text that is not taken is set aside. */
async function choose({ definition, conflict, ...form }: EventForm, choice: 'mine' | 'theirs'): Promise<EventValues[]> {
  if (!conflict) return []
  const { merged, conflicts } = mergeWith(form, versionOf(definition, conflict.theirs).values, definition.table)
  await form.decide(Object.fromEntries(conflicts.map(({ field }) => [field, choice])))
  return choice === 'theirs' ? [merged] : []
}

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
      const aside: EventValues[] = []
      for (const [index, each] of steps.entries()) {
        const person = people[each.who]
        if (each.do === 'type') {
          person.type({ [each.field]: `word ${index}` })
          continue
        }
        for (const text of Object.values(person.now.values)) submitted.add(text)
        await person.now.save()
        aside.push(...(await choose(person.now, each.takes)))
        expect(person.now.phase).toBe('saved')
      }
      const open = [...people.map((person) => person.now.values), ...aside]
      const kept = new Set([...site.history, ...open].flatMap((version) => Object.values(version)))
      expect([...submitted].filter((text) => !kept.has(text))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
