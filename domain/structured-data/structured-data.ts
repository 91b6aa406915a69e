/** A thing described in the words of schema.org, for search engines. */
export type StructuredData = Record<string, unknown>
