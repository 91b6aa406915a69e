import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { inOrderOfWeight } from '../../domain/ground-ids.ts'
import type { ObjectionGround } from '../../domain/objection-ground.ts'
import { httpContent } from './http-content.ts'

/** What a list of the grounds says of each. */
type GroundFace = Pick<ObjectionGround, 'id' | 'name' | 'prompt' | 'change_prompt'>

/** The grounds with their questions alone, in order of weight, so that a page with their list stays light. */
export const groundFacesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['objection_grounds', 'face'],
    queryFn: async (): Promise<GroundFace[]> =>
      inOrderOfWeight(await content.list('objection_grounds')).map(({ id, name, prompt, change_prompt }) => ({
        ...{ id, name, prompt, change_prompt },
      })),
  })

/** The grounds of objections with all that letters are made of. */
export const objectionGroundsQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['objection_grounds', 'all'], queryFn: () => content.list('objection_grounds') })

/** The claims, for the sentences of letters that rest on them: all of them, so that no server learns which somebody writes. */
export const claimsQuery = () =>
  queryOptions({ queryKey: ['claims', 'all'], queryFn: () => httpContent.list('claims') })
