import { type Answer, answerFrom } from '../answers/answer.ts'
import type { AnswerStore } from '../answers/answer-store.ts'
import { entityTagOf } from '../answers/entity-tag.ts'
import type { Api } from './api.ts'

/**
 * The answers to the reads of the API, kept as bytes for one version of the content. A path written with escapes is
 * answered but not kept: one row has endless such paths.
 */
export function createReads(api: Pick<Api, 'fetch'>, store: AnswerStore): (path: string) => Promise<Answer> {
  async function read(path: string, version: string): Promise<Answer> {
    const response = await api.fetch(new Request(`http://localhost${path}`))
    return response.ok
      ? answerFrom(response, { entityTag: entityTagOf(version, path), compression: 'quick' })
      : answerFrom(response)
  }
  return (path) =>
    store.get(
      path,
      (version) => read(path, version),
      ({ status }) => status === 200 && !path.includes('%'),
    )
}
