import { z } from 'zod'
import { isFixedTable, keyColumns, type TableName } from '../../domain/content.ts'
import { wantedPreviewSchema } from '../../domain/wanted-preview.ts'
import type { ReadName, WriteName } from '../routes.ts'

/** What the handlers of the addresses besides the tables do, and the JSON that they take. */
const doing: Partial<Record<ReadName | WriteName, [summary: string, takes?: object]>> = {
  openApi: ['This document'],
  sources: ['Every claim of the site, with the pages that name it'],
  pageSources: ['Where the figures of a page come from, as HTML; null for a page that names none'],
  claimUses: ['Every text that names a claim'],
  places: ['The places of the maps and every village, by name'],
  article: ['The first text of the article at a fixed route; null where there is none'],
  documentNotes: ['What rests on each evidence document, by its id'],
  sendMessage: ['Sends a message to the campaign', reference('schemas/message_new')],
  signUp: ['Signs an e-mail address up for the newsletter', reference('schemas/signup_new')],
  side: ['Whether the maintenance side is on this listener'],
  history: ['The latest changes, newest first'],
  restoreChange: ['Takes one change back, as a new change; with unless-changed 412 where its row has changed since'],
  batch: ['What one import changed'],
  undoBatch: ['Takes one import back; with unless-changed 412 where one of its rows has changed since'],
  export: ['All content as one file'],
  import: ['Replaces all content by that of a file; with dry-run it only tells what would change', { type: 'object' }],
  launchChecklist: ['What is to be done before the site goes public'],
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
  changeMessage: ['Marks a message: read, unread, answered, unanswered, delete or restore'],
  removeMessage: ['Deletes a message for good'],
  signups: ['The sign-ups, newest first'],
  signupsFile: ['The confirmed sign-ups as CSV; with all, everybody'],
  allowSignup: [
    'Lets an address that left the list sign up again',
    { type: 'object', required: ['email'], properties: { email: { type: 'string', format: 'email' } } },
  ],
  removeSignup: ['Deletes a sign-up for good'],
  allowRefused: ['Lets an address get e-mails again that a mail server refused for good'],
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
  changeSending: ['Changes a sending: pause, resume or stop'],
  uploads: ['The pictures and documents, with where each is used'],
  receiveUpload: ['Adds the picture or document that is sent'],
  removeUpload: ['Removes an upload that nothing uses'],
}

const listParts = {
  limit: 'How many at most; 50 by default, at most 100',
  after: 'What the last response named as next',
}
const takingBack = { 'unless-changed': 'Given, with or without a value, nothing that has changed since is overwritten' }

/** What the search of an address may say to these handlers; nobody need say any of it, but for what an import asks. */
const searchOf: Partial<Record<ReadName | WriteName, Record<string, string>>> = {
  history: {
    limit: listParts.limit,
    before: 'The id of a change; what came before it is listed',
    table: 'Of this table alone',
    key: 'Of the row with this key alone, where a table is named',
    search: 'With these words alone',
  },
  import: {
    'dry-run': 'Given, with or without a value, it changes nothing and tells what would change',
    revision: 'The revision that such a response names; needed where nothing is only tried',
  },
  restoreChange: takingBack,
  undoBatch: takingBack,
  messages: { ...listParts, deleted: 'Given, with or without a value, those that were deleted' },
  signups: { ...listParts, refused: 'Given, with or without a value, those whose address was refused' },
  signupsFile: { all: 'Given, with or without a value, everybody, and not the confirmed alone' },
}

/** What an operation does, besides what follows from its row. */
interface Operation {
  operationId: string
  summary: string
  parameters?: object[]
  takes?: object | undefined
  responses: object
}

/** What a handler does at its own address, or with one table. */
export function operationOf(name: ReadName | WriteName, table: TableName | undefined): Operation | undefined {
  if (table) return operationsOf(table)[name]
  const [summary = '', takes] = doing[name] ?? []
  const parameters = Object.entries(searchOf[name] ?? {}).map(([part, description]) => ({
    name: part,
    in: 'query',
    description,
    schema: { type: 'string' },
  }))
  return { operationId: name, summary, parameters, takes, responses: { '2XX': { description: 'Done' } } }
}

function operationsOf(table: TableName): Partial<Record<ReadName | WriteName, Operation>> {
  const asStored = response('200', 'The row as stored', reference(`schemas/${table}`))
  return {
    rows: {
      operationId: `list_${table}`,
      summary: `All rows of ${table}, in their order`,
      responses: response('200', 'The rows', { type: 'array', items: reference(`schemas/${table}`) }),
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
        responses: response('201', 'The row as stored', reference(`schemas/${table}`)),
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

function response(status: string, description: string, schema: object): object {
  return { [status]: { description, content: { 'application/json': { schema } } } }
}

/** Names a part of the document that several use. */
export function reference(place: string): object {
  return { $ref: `#/components/${place}` }
}

/** A schema of the site in the words of OpenAPI. */
export function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
