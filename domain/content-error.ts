export type ContentErrorCode = 'not-found' | 'invalid' | 'conflict' | 'forbidden' | 'too-many' | 'unavailable'

/** One refused field: its path in the row (such as 'impact_cards.0.title') and the rule that it breaks. */
export interface FieldError {
  field: string
  rule: string
}

/** Why a content operation failed, in words for people, with the refused fields or the row as it stands now. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly code: ContentErrorCode
  readonly fields: FieldError[]
  /** On a conflict: the row as it is stored now. */
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ContentErrorCode,
    message: string,
    details: { fields?: FieldError[]; current?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.fields = details.fields ?? []
    this.current = details.current
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Whether this is a ContentError, also one from another copy of this module: the built app has its own beside the server's. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError'
}
