import { type TableName, tableNames } from '../../domain/content.ts'
import { messageSchema } from '../../domain/message.ts'
import { newsletterSignupSchema } from '../../domain/newsletter-signup.ts'
import { changeSchemas, newRowSchemas, rowSchemas } from '../../domain/row-schemas.ts'
import { uploadRules, uploadTypes } from '../../domain/upload.ts'
import { answeredMethods, apiPath, type ReadName, type Route, routes, type WriteName, writeOf } from '../routes.ts'
import { jsonSchema, operationOf, reference } from './operations.ts'
import { problemType, tooLargeBody } from './problem.ts'

const codes = ['not-found', 'invalid', 'conflict', 'forbidden', 'too-many', 'unavailable']

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: codes },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule'],
        properties: { field: { type: 'string' }, rule: { type: 'string' } },
      },
    },
    current: { description: 'On a conflict: the row as it is stored now.' },
  },
}

/** The API as an OpenAPI 3.1 document, made from the schemas that the API itself uses. */
export function createOpenApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarry campaign content',
      version: '1',
      description:
        'Anyone may read what is not below /maintenance, ask for /maintenance/side, and send a message or a sign-up. All else exists on the maintenance listener alone, and each write there needs the Origin and Sec-Fetch-Site of a page of that listener.',
    },
    servers: [{ url: apiPath }],
    paths: Object.fromEntries(
      described.flatMap((route) =>
        route.path.includes(':table') ? tableNames.map((table) => pathItem(route, table)) : [pathItem(route)],
      ),
    ),
    components: {
      schemas: {
        Problem: problemSchema,
        message_new: jsonSchema(messageSchema),
        signup_new: jsonSchema(newsletterSignupSchema),
        ...Object.fromEntries(
          tableNames.flatMap((table) => [
            [table, jsonSchema(rowSchemas[table])],
            [`${table}_new`, jsonSchema(newRowSchemas[table])],
            [`${table}_change`, jsonSchema(changeSchemas[table])],
          ]),
        ),
      },
      responses: {
        Problem: { description: 'Why it failed', content: { [problemType]: { schema: reference('schemas/Problem') } } },
      },
      parameters: {
        key: { name: 'key', in: 'path', required: true, schema: { type: 'string', minLength: 1, maxLength: 80 } },
        version: {
          name: 'If-Match',
          in: 'header',
          required: true,
          description: 'The updated_at that the editor saw, in double quotes',
          schema: { type: 'string' },
        },
        anyVersion: {
          name: 'If-Match',
          in: 'header',
          description: 'The updated_at that was seen, in double quotes; without it, whichever is there',
          schema: { type: 'string' },
        },
        autoSave: {
          name: 'Auto-Save',
          in: 'header',
          description:
            'Whether the editor saves by itself: such saves of a row within ten minutes are one change in the history',
          schema: { type: 'boolean' },
        },
      },
    },
  }
}

/** The routes of the API; all others of its addresses are answered with 404. */
const described = (routes as readonly Route[]).filter(
  ({ path }) => path.startsWith(`${apiPath}/`) && !path.includes(':unknown'),
)

function pathItem(route: Route, table?: TableName): [path: string, item: object] {
  const path = route.path.slice(apiPath.length).replace(':table', `${table}`)
  const parameters = [...path.matchAll(/:(\w+)(\{\.\*\})?/g)].map(([, name, isRest]) =>
    name === 'key'
      ? reference('parameters/key')
      : {
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
          ...(isRest && { description: 'All that follows in the path, with its slashes as they are' }),
        },
  )
  const operations = answeredMethods(route).flatMap((method) => {
    const write = writeOf(route, method)
    const does =
      method === 'HEAD' ? undefined : operationOf((write?.handler ?? route.GET) as ReadName | WriteName, table)
    if (!does) return []
    const { takes, responses, ...operation } = does
    const requestBody =
      write?.body === 'file' ? fileBody : write && method !== 'DELETE' ? jsonBody(takes, write.largest) : undefined
    const isTagged = method === 'GET' && route.cached === 'revalidated'
    const all = { ...responses, ...(isTagged && notModified), ...problems }
    return [[method.toLowerCase(), { ...operation, requestBody, responses: all }]]
  })
  return [path.replaceAll(/:(\w+)(?:\{\.\*\})?/g, '{$1}'), { parameters, ...Object.fromEntries(operations) }]
}

const notModified = { '304': { description: 'It is still what If-None-Match names' } }
const problems = { default: reference('responses/Problem') }

/** What need not be sent has its type all the same: no form of another site can send that one. */
function jsonBody(schema: object | undefined, largest: number): object {
  const content = { 'application/json': schema ? { schema } : {} }
  return { required: schema !== undefined, description: tooLargeBody(largest).detail, content }
}

/** The file in a form. */
const fileBody = {
  required: true,
  description: uploadTypes.map((type) => `${type.label} ${uploadRules.size(type)}`).join(', '),
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: {} } },
      encoding: { file: { contentType: uploadTypes.map(({ contentType }) => contentType).join(', ') } },
    },
  },
}
