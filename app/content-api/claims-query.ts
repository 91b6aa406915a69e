import { queryOptions } from '@tanstack/react-query'
import { httpContent } from './http-content.ts'

/** The claims, for the sentences of letters that rest on them: all of them, so that no server learns which somebody writes. */
export const claimsQuery = () =>
  queryOptions({ queryKey: ['claims', 'all'], queryFn: () => httpContent.list('claims') })
