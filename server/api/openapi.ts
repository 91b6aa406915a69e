import { z } from 'zod'
import { isFixedTable, keyColumns, type TableName, tableNames } from '../../domain/content.ts'
import { messageSchema } from '../../domain/message.ts'
import { newsletterSignupSchema } from '../../domain/newsletter-signup.ts'
import { changeSchemas, newRowSchemas, rowSchemas } from '../../domain/row-schemas.ts'
import { uploadRules, uploadTypes } from '../../domain/upload.ts'
import { wantedPreviewSchema } from '../../domain/wanted-preview.ts'
import { tooLargeBody } from '../admission/bodies.ts'
import {
  answeredMethods,
  apiPath,
  type ReadName,
  type Route,
  routes,
  sendingOf,
  type TakeName,
} from '../route-table.ts'
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
        'Anyone may read what is not below /maintenance, except the table participation, ask for /maintenance/side, and send a message or a sign-up. All else exists on the maintenance listener alone, and each write there needs the Origin and Sec-Fetch-Site of a page of that listener.',
    },
    servers: [{ url: apiPath }],
    paths: Object.fromEntries(
      described.flatMap((row) =>
        row.path.includes('{table}') ? tableNames.map((table) => pathItem(row, table)) : [pathItem(row)],
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

/** The rows of the API; all others of its addresses are answered with 404. */
const described = (routes as readonly Route[]).filter(
  ({ path }) => path.startsWith(`${apiPath}/`) && !path.includes('{unknown...}'),
)

/** What the handlers of the addresses besides the tables do, and the JSON that they take. */
const doing: Partial<Record<ReadName | TakeName, [summary: string, takes?: object]>> = {
  openApi: ['This document'],
  sources: ['Every claim of the site, with the pages that state it'],
  pageSources: ['Where the figures of a page come from, as HTML; null for a page that states none'],
  claimUses: [
    'Every place that states a claim, and every figure in a row that has none; with id and phrases, as if the claim had these phrases',
  ],
  places: ['The places of the maps and every village, by name'],
  documentNotes: ['What rests on each evidence document, and when its address was last looked at, by its id'],
  tookPart: ['How many told that they objected, as far as it is shown: in all, and by village'],
  tookPartForm: ['The form for whoever has sent an objection, as HTML'],
  participation: ['How many told that they objected, by place, with what maintainers set right'],
  sendMessage: ['Sends a message to the campaign', reference('schemas/message_new')],
  signUp: ['Signs an e-mail address up for the newsletter', reference('schemas/signup_new')],
  side: ['Whether the maintenance side is on this listener'],
  history: ['The latest changes, newest first'],
  restoreChange: ['Takes one change back, as a new change'],
  batch: ['What one import changed'],
  undoBatch: ['Takes one import back'],
  export: ['All content as one file'],
  import: ['Replaces all content by that of a file; with dry-run it only tells what would change', { type: 'object' }],
  readiness: ['What is to be done before the site goes public'],
  linkReport: ['What came of the last look at each address that the rows lead to, and how far a run is'],
  checkLinks: ['Starts to look at all addresses that the rows lead to; one run at a time'],
  removeExamples: ['Removes the example events, in one step that can be taken back'],
  sanitise: [
    'HTML as visitors would get it, and what is taken out',
    { type: 'object', required: ['html'], properties: { html: { type: 'string' } } },
  ],
  builtInTexts: ['The words that stand at each place of a page until the campaign writes its own, by their ids'],
  preview: ['A public page as it would be with these rows, or on another day', jsonSchema(wantedPreviewSchema)],
  messages: ['The messages of visitors, newest first'],
  messagesFile: ['All messages as CSV'],
  message: ['One message, with its neighbours'],
  changeMessage: ['Marks a message: read, unread, answered, unanswered, delete, restore or retry'],
  removeMessage: ['Deletes a message for good'],
  sentLetters: ['How many objections the site has sent for residents, and what mail servers said'],
  signups: ['The sign-ups, newest first'],
  signupsFile: ['The confirmed sign-ups as CSV; with all, everybody'],
  allowSignup: [
    'Lets an address that left the list sign up again',
    { type: 'object', required: ['email'], properties: { email: { type: 'string', format: 'email' } } },
  ],
  retrySignup: ['Sends the e-mail of a sign-up once more'],
  removeSignup: ['Deletes a sign-up for good'],
  setSignupAside: [
    'Keeps updates from a sign-up, with the reason',
    { type: 'object', properties: { words: { type: 'string', maxLength: 300 } } },
  ],
  takeSignupBack: ['Lets a sign-up that was set aside get updates again'],
  sendings: ['How far the sending of each update is, and to how many the next one would go'],
  previewUpdate: ['An update as its e-mail would be', reference('schemas/updates_new')],
  tryUpdate: [
    'Sends an update to one address at once, and tells what the mail server said',
    { type: 'object', required: ['to'], properties: { to: { type: 'string', format: 'email' } } },
  ],
  sendUpdate: [
    'Begins to send an update to all subscribers, whose number was seen, in the version that If-Match names',
    { type: 'object', required: ['subscribers'], properties: { subscribers: { type: 'integer' } } },
  ],
  changeSending: [
    'Changes a sending: pause, resume (also to try at once what waits), stop, or again for what is in doubt or has failed',
  ],
  uploads: ['The pictures and documents, with where each is used'],
  receiveUpload: ['Adds the picture or document that is sent'],
  removeUpload: ['Removes an upload that nothing uses'],
}

/** What an operation does, besides what follows from its row. */
interface Operation {
  operationId: string
  summary: string
  parameters?: object[]
  takes?: object | undefined
  responses: object
}

function pathItem(row: Route, table?: TableName): [path: string, item: object] {
  const path = row.path.slice(apiPath.length).replace('{table}', `${table}`)
  const parameters = [...path.matchAll(/\{(\w+)(\.\.\.)?\}/g)].map(([, name, isRest]) =>
    name === 'key'
      ? reference('parameters/key')
      : {
          ...{ name, in: 'path', required: true, schema: { type: 'string' } },
          ...(isRest && { description: 'All that follows in the path, with its slashes as they are' }),
        },
  )
  const operations = answeredMethods(row).flatMap((method) => {
    const sending = sendingOf(row, method)
    const does = method === 'HEAD' ? undefined : operationOf((sending?.take ?? row.GET) as ReadName | TakeName, table)
    if (!does) return []
    const { takes, responses, ...operation } = does
    const requestBody = sending?.body === 'file' ? fileBody : takes && sending && jsonBody(takes, sending.largest)
    const isTagged = method === 'GET' && row.cached === 'revalidated'
    const all = { ...responses, ...(isTagged && notModified), ...problems }
    return [[method.toLowerCase(), { ...operation, requestBody, responses: all }]]
  })
  return [path.replace('...', ''), { parameters, ...Object.fromEntries(operations) }]
}

/** What a handler does at its own address, or with one table. */
function operationOf(name: ReadName | TakeName, table: TableName | undefined): Operation | undefined {
  if (table) return operationsOf(table)[name]
  const [summary = '', takes] = doing[name] ?? []
  return { operationId: name, summary, takes, responses: { '2XX': { description: 'Done' } } }
}

function operationsOf(table: TableName): Partial<Record<ReadName | TakeName, Operation>> {
  const asStored = answer('200', 'The row as stored', reference(`schemas/${table}`))
  return {
    rows: {
      operationId: `list_${table}`,
      summary: `All rows of ${table}, in their order`,
      responses: answer('200', 'The rows', { type: 'array', items: reference(`schemas/${table}`) }),
    },
    row: {
      operationId: `find_${table}`,
      summary: `One row of ${table}, by ${keyColumns[table]}`,
      responses: asStored,
    },
    updateRow: {
      operationId: `update_${table}`,
      summary: `Changes fields of a row of ${table}; 412 with the current row when it has changed since it was read`,
      parameters: [reference('parameters/version'), reference('parameters/autoSave')],
      takes: reference(`schemas/${table}_change`),
      responses: asStored,
    },
    ...(!isFixedTable(table) && {
      insertRow: {
        operationId: `insert_${table}`,
        summary: `Adds a row to ${table}`,
        takes: reference(`schemas/${table}_new`),
        responses: answer('201', 'The row as stored', reference(`schemas/${table}`)),
      },
      deleteRow: {
        operationId: `delete_${table}`,
        summary: `Removes a row from ${table}; its history keeps it. 412 with the current row when it names another version`,
        parameters: [reference('parameters/anyVersion')],
        responses: { '204': { description: 'It is removed' } },
      },
    }),
  }
}

const notModified = { '304': { description: 'It is still what If-None-Match names' } }
const problems = { default: reference('responses/Problem') }

function answer(status: string, description: string, schema: object): object {
  return { [status]: { description, content: { 'application/json': { schema } } } }
}

function jsonBody(schema: object, largest: number): object {
  return { required: true, description: tooLargeBody(largest).detail, content: { 'application/json': { schema } } }
}

/** The file as it is; OpenAPI tells the size of what is no JSON by its length. */
const fileBody = {
  required: true,
  description: uploadTypes.map((type) => `${type.label} ${uploadRules.size(type)}`).join(', '),
  content: Object.fromEntries(
    uploadTypes.map(({ contentType, largest }) => [contentType, { schema: { maxLength: largest } }]),
  ),
}

function reference(place: string): object {
  return { $ref: `#/components/${place}` }
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
