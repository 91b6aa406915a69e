/** What became of an attempt to send an e-mail. */
export type Outcome = (SentOutcome | FailedOutcome) & {
  /** The host name of the mail server. */
  host: string
}

/** That the mail server took it, with its words. */
export interface SentOutcome {
  state: 'sent'
  answer: string
}

/** Why an attempt failed, as far as its row, its sending and its sign-up depend on it. */
export type FailedOutcome = {
  /** The server's words, which may name an address. */
  error: string
  /** A short code without any personal detail. */
  code: string
  /** Whether it may have arrived all the same. */
  isInDoubt: boolean
  /** Whether there is no such mailbox any more. */
  isAddressRefused: boolean
  /** Whether other e-mails would fail in the same way. */
  isTrouble: boolean
  /** Whether it had no reason to go any more. */
  isTooLate?: boolean
} & ({ state: 'waiting'; nextAttemptAt: Date } | { state: 'failed' })
