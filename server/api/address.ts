import { isTableName, type TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { maintenanceLimits } from '../admission/limits.ts'

/** Where the API stands. */
export const apiPath = '/quarry/api'

/** The addresses of the API that take what visitors send. */
const visitorPaths = [`${apiPath}/messages`, `${apiPath}/newsletter-signups`]

/** Where the uploads are listed and sent to. */
export const uploadsPath = `${apiPath}/maintenance/uploads`

/** Whether visitors may send something to this address, on any listener. */
export function isVisitorPath(path: string): boolean {
  return visitorPaths.includes(path)
}

/** The methods that an address of the API has on some listener; the read-only listener answers 404 to the writes. */
export function apiMethods(path: string): readonly string[] {
  const [, , , table, key, ...rest] = path.split('/')
  if (path.startsWith(`${uploadsPath}/`)) return ['GET', 'HEAD', 'DELETE']
  if (isMaintenanceApi(path)) return ['GET', 'HEAD', 'POST']
  if (!table || table === 'openapi.json' || rest.length > 0) return ['GET', 'HEAD']
  return key === undefined ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD', 'PATCH', 'DELETE']
}

/** Whether an address is one of the maintenance side alone: its answers are kept nowhere. */
export function isMaintenanceApi(path: string): boolean {
  return path.startsWith(`${apiPath}/maintenance/`)
}

/** How many bytes may be sent to an address of the API on a maintenance listener, besides what visitors send. A file that is uploaded is measured as it comes. */
export function largestBody(path: string): number {
  return path === `${apiPath}/maintenance/import` ? maintenanceLimits.importBody : maintenanceLimits.body
}

/** The table that an address of the API names; throws 'not-found'. */
export function requireTable(url: string): TableName {
  const table = new URL(url).pathname.split('/')[3] ?? ''
  if (!isTableName(table)) throw new ContentError('not-found', 'There is no such table.')
  return table
}

const longestKey = 80

/** The key that an address of the API names; throws 'invalid' for what can be no key. */
export function requireKey(url: string): string {
  const key = readKey(new URL(url).pathname.split('/')[4] ?? '')
  if (key === undefined) {
    throw new ContentError(
      'invalid',
      `The id in the address must be 1 to ${longestKey} characters without control characters.`,
    )
  }
  return key
}

/** The key that a part of a path is the escaped form of; undefined for what can be no key. */
export function readKey(escaped: string): string | undefined {
  const key = decode(escaped)
  const isKey = key !== undefined && key.length <= longestKey && !/^$|\p{Cc}/u.test(key) && key.isWellFormed()
  return isKey ? key : undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
