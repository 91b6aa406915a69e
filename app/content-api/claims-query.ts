import { queryOptions } from '@tanstack/react-query'
import { httpContent } from './http-content.ts'

/** The claims on which the sentences of letters rest. */
export const claimsQuery = () =>
  queryOptions({ queryKey: ['claims', 'all'], queryFn: () => httpContent.list('claims') })
