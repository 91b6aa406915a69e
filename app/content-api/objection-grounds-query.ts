import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import type { ObjectionGround } from '../../domain/objection-ground.ts'
import { inOrderOfWeight } from '../../domain/order-of-weight.ts'
import { httpContent } from './http-content.ts'

/** What a list of the grounds says of each. */
export type GroundFace = Pick<ObjectionGround, 'id' | 'name' | 'lasting' | 'why'>

/** The grounds without the sentences of letters, in order of weight, so that a page with their list stays light. */
export const groundFacesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['objection_grounds', 'face'],
    queryFn: async (): Promise<GroundFace[]> =>
      inOrderOfWeight(await content.list('objection_grounds')).map(({ id, name, lasting, why }) => ({
        id,
        name,
        lasting,
        why,
      })),
  })

/** The grounds of objections with all that letters are made of. */
export const objectionGroundsQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['objection_grounds', 'all'], queryFn: () => content.list('objection_grounds') })
