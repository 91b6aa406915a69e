import { z } from 'zod'
import { keyColumns, type TableName, tableNames } from '../../domain/content.ts'
import { changeSchemas, newRowSchemas, rowSchemas } from '../../domain/row-schemas.ts'
import { apiPath } from './address.ts'
import { problemType } from './problem.ts'

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
        'Anyone may read. The writes exist on the maintenance listener alone: they need the Origin and Sec-Fetch-Site of a page of that listener.',
    },
    servers: [{ url: apiPath }],
    paths: Object.fromEntries(
      tableNames.flatMap((table) => [
        [`/${table}`, collection(table)],
        [`/${table}/{key}`, row(table)],
      ]),
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
          required: true,
          description: 'The updated_at that the editor saw, in double quotes',
          schema: { type: 'string' },
        },
        autoSavedBy: {
          name: 'Auto-Saved-By',
          in: 'header',
          description: 'The editor that saves by itself: its saves of ten minutes are one change in the history',
          schema: { type: 'string' },
        },
      },
    },
  }
}

function collection(table: TableName): object {
  return {
    get: {
      operationId: `list_${table}`,
      summary: `All rows of ${table}, in their order`,
      responses: {
        ...answer('200', 'The rows', { type: 'array', items: reference(`schemas/${table}`) }),
        '304': { description: 'The rows that If-None-Match names are still the rows' },
        ...problems,
      },
    },
    post: {
      operationId: `insert_${table}`,
      summary: `Adds a row to ${table}`,
      requestBody: body(`${table}_new`),
      responses: { ...answer('201', 'The row as stored', reference(`schemas/${table}`)), ...problems },
    },
  }
}

function row(table: TableName): object {
  const asStored = answer('200', 'The row as stored', reference(`schemas/${table}`))
  return {
    parameters: [reference('parameters/key')],
    get: {
      operationId: `find_${table}`,
      summary: `One row of ${table}, by ${keyColumns[table]}`,
      responses: { ...asStored, '304': { description: 'The row has not changed' }, ...problems },
    },
    patch: {
      operationId: `update_${table}`,
      summary: `Changes fields of a row of ${table}; 412 with the current row when it has changed since it was read`,
      parameters: [reference('parameters/version'), reference('parameters/autoSavedBy')],
      requestBody: body(`${table}_change`),
      responses: { ...asStored, ...problems },
    },
    delete: {
      operationId: `delete_${table}`,
      summary: `Removes a row from ${table}; its history keeps it`,
      responses: { '204': { description: 'It is removed' }, ...problems },
    },
  }
}

const problems = { default: reference('responses/Problem') }

function answer(status: string, description: string, schema: object): object {
  return { [status]: { description, content: { 'application/json': { schema } } } }
}

function body(schema: string): object {
  return { required: true, content: { 'application/json': { schema: reference(`schemas/${schema}`) } } }
}

function reference(place: string): object {
  return { $ref: `#/components/${place}` }
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
