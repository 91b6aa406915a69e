import { queryOptions } from '@tanstack/react-query'
import { listUploads } from '../maintenance-api.ts'

/** Every uploaded file, read anew whenever a list of them opens. */
export const uploadsQuery = queryOptions({ queryKey: ['uploads'], queryFn: listUploads, staleTime: 0 })
