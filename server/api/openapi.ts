import { z } from 'zod'
import { isFixedTable, keyColumns, type TableName, tableNames } from '../../domain/content.ts'
import { changeSchemas, newRowSchemas, rowSchemas } from '../../domain/row-schemas.ts'
import { messageSchema, newsletterSignupSchema } from '../../domain/visitor-forms.ts'
import { answeredMethods, apiPath, type ReadName, type Route, routes, type WriteName, writeOf } from '../routes.ts'
import { kinds, problemType, tooLargeBody } from './problem.ts'

const reference = (place: string) => ({ $ref: `#/components/${place}` })

function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}

const text = { type: 'string' }
const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    code: { enum: Object.keys(kinds) },
    fields: { type: 'array', items: { type: 'object', properties: { field: text, rule: text } } },
    current: { description: 'On a conflict: the row as it is stored now.' },
  },
}

/** What a handler does, what it takes and what it answers where all goes well. */
type Operation = [summary: string, takes: object | undefined, status: string, answers?: object]

const row = (table: TableName) => reference(`schemas/${table}`)
const operations: Partial<Record<ReadName | WriteName, (table: TableName) => Operation>> = {
  rows: (table) => [`All rows of ${table}, in their order`, undefined, '200', { type: 'array', items: row(table) }],
  row: (table) => [`One row of ${table}, by ${keyColumns[table]}`, undefined, '200', row(table)],
  insertRow: (table) => [`Adds a row to ${table}`, reference(`schemas/${table}_new`), '201', row(table)],
  updateRow: (table) => [
    `Changes fields of a row of ${table}; 412 with the current row when it has changed since it was read`,
    reference(`schemas/${table}_change`),
    '200',
    row(table),
  ],
  deleteRow: (table) => [`Removes a row from ${table}; its history keeps it`, undefined, '204'],
  sendMessage: () => ['Sends a message to the campaign', jsonSchema(messageSchema), '201', {}],
  signUp: () => ['Signs an e-mail address up for the newsletter', jsonSchema(newsletterSignupSchema), '201', {}],
}

/** The rows and what visitors send as an OpenAPI 3.1 document, made from the routes and schemas that the API itself uses. */
export function createOpenApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarry campaign content',
      version: '1',
      description:
        'Anyone may read, and send a message or a sign-up. All other writes exist on the maintenance listener alone, need the Origin and Sec-Fetch-Site of a page of that listener, and on a server the cookie of a session.',
    },
    servers: [{ url: apiPath }],
    paths: Object.fromEntries(
      (routes as readonly Route[]).flatMap((route) =>
        (route.path.includes(':table') ? tableNames : tableNames.slice(0, 1)).flatMap((table) =>
          pathItem(route, table),
        ),
      ),
    ),
    components: {
      schemas: {
        Problem: problemSchema,
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
          description: 'The updated_at that was seen, in double quotes; a change must name it, a deletion may',
          schema: text,
        },
      },
    },
  }
}

/** The operations at a path that are described; none where there are none. */
function pathItem(route: Route, table: TableName): [path: string, item: object][] {
  const described = answeredMethods(route).flatMap((method) => {
    const write = writeOf(route, method)
    const name = (write?.handler ?? route.GET) as ReadName | WriteName
    const isRefused = isFixedTable(table) && (name === 'insertRow' || name === 'deleteRow')
    const operation = method === 'HEAD' || isRefused ? undefined : operations[name]?.(table)
    if (!operation) return []
    const [summary, takes, status, answers] = operation
    const json = (schema: object) => ({ content: { 'application/json': { schema } } })
    const responses = {
      [status]: { description: 'Done', ...(answers && json(answers)) },
      default: reference('responses/Problem'),
    }
    const requestBody = takes && {
      description: tooLargeBody(write?.largest ?? 0).detail,
      required: true,
      ...json(takes),
    }
    const parameters = name === 'updateRow' || name === 'deleteRow' ? [reference('parameters/version')] : []
    return [[method.toLowerCase(), { summary, parameters, requestBody, responses }]]
  })
  const path = route.path.slice(apiPath.length).replace(':table', table).replace(':key', '{key}')
  const parameters = path.includes('{key}') ? [reference('parameters/key')] : []
  return described.length === 0 ? [] : [[path, { parameters, ...Object.fromEntries(described) }]]
}
