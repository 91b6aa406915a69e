import type { ReadHandlers } from '../asked.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { readLetterReport } from '../database/sent-letter-report.ts'

/** How many objections the site has sent for residents; never the letters (rule: letter-desk). */
export function createSentLetterHandlers({ reader }: Pick<ConnectedDatabase, 'reader'>): ReadHandlers<'sentLetters'> {
  return { sentLetters: async () => Response.json(await readLetterReport(reader)) }
}
