import { type Answer, answerFrom, createAnswer } from './answers/answer.ts'
import type { AnswerStore } from './answers/answer-store.ts'
import { entityTagOf } from './answers/entity-tag.ts'
import type { Asked } from './asked.ts'
import { caching } from './route-table.ts'

/** Stands for 'no answer' where the store needs one. */
const nothing = await createAnswer({ status: 404, headers: {}, body: '' })

export type KeepReads = ReturnType<typeof keepReads>

/**
 * Keeps what is made for a request as bytes, at its place in the store, until the content changes. A path written with
 * escapes is answered but not kept: one row has endless such paths.
 */
export function keepReads(store: AnswerStore, headers: Record<string, string>, placeOf: (asked: Asked) => string) {
  return (make: (asked: Asked) => Promise<Response | undefined>) =>
    async (asked: Asked): Promise<Answer | undefined> => {
      const place = placeOf(asked)
      const answer = await store.get(
        place,
        async (version) => {
          const response = await make(asked)
          if (!response) return nothing
          for (const [name, value] of Object.entries({ 'Cache-Control': caching[asked.row.cached], ...headers })) {
            response.headers.set(name, value)
          }
          return answerFrom(response, { entityTag: entityTagOf(version, place), compression: 'quick' })
        },
        (made) => made !== nothing && !asked.path.includes('%'),
      )
      return answer === nothing ? undefined : answer
    }
}
