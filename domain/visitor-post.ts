/**
 * What visitors send, on its way to the database. Both methods take the fields as they came, and resolve once they are
 * stored. They reject with a ContentError: 'invalid' names the fields, 'too-many' and 'unavailable' say what to do.
 */
export interface VisitorPost {
  sendMessage(fields: Record<string, unknown>): Promise<void>
  signUp(fields: Record<string, unknown>): Promise<void>
}
