import { attackTheAnswers } from './answers.ts'
import { type AttackedSite, withAttackedSite } from './attacked-site.ts'
import { attackWithDocuments } from './documents.ts'
import { attackTheParser } from './json.ts'
import { attackTheMails } from './mail-headers.ts'
import { attackFromElsewhere } from './other-origins.ts'
import { attackWithBytes } from './raw-requests.ts'
import { attackWithRows } from './stored-texts.ts'
import type { Tally } from './tally.ts'
import { message as honest, json } from './texts.ts'

/** How many attacks are made. */
export interface Extent {
  documents: number
  /** The number that the first document is made from. */
  seed: number
  /** Only some of the texts and combinations, but all kinds. */
  isShort: boolean
}

/** Makes all kinds of attack, and tells of each when it is done. */
export async function attack({ documents, seed, isShort }: Extent, tell: (tally: Tally) => void): Promise<void> {
  tell(attackWithDocuments(documents, seed))
  await withAttackedSite(async (site) => {
    const secrets = [site.key, await leaveMessage(site)]
    const kinds = [
      () => attackFromElsewhere(site, isShort),
      () => attackWithBytes(site, secrets),
      () => attackTheMails(site),
      () => attackTheParser(site, isShort),
      () => attackTheAnswers(site, isShort),
      () => attackWithRows(site, isShort),
    ]
    for (const attackOnce of kinds) for (const tally of [await attackOnce()].flat()) tell(tally)
  })
}

/** A visitor's message, which nobody may read without the key; returns words that stand in it and nowhere else. */
async function leaveMessage({ visit, rows }: AttackedSite): Promise<string> {
  const words = 'a private word that stands nowhere else'
  const body = JSON.stringify({ ...honest, message: words })
  const { status } = await visit('/quarry/api/messages', { method: 'POST', headers: json, body })
  const isKept = rows('select message from messages').some(({ message }) => message === words)
  if (status !== 201 || !isKept) throw new Error(`The message was not kept: ${status}`)
  return words
}
