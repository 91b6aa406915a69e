import type { Kysely } from 'kysely'
import { sendObjection } from '../../content/send-objection.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { LetterPost } from '../../domain/letter-post.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import { consultationDates, consultationOn, type StageState } from '../../domain/progress.ts'
import { type CouncilMail, type LetterView, letterDays, sendsLetters } from '../../domain/sent-letter.ts'
import { deleteLetter } from '../database/sent-letter-deletion.ts'
import { findLetter } from '../database/sent-letter-links.ts'
import { closeLetter, proveLetter, type StoredLetter, storeLetter } from '../database/sent-letters.ts'
import type { Database } from '../database/tables.ts'
import { councilMail, partsOf } from './letter-mails.ts'
import { isLastAttempt } from './retry-plan.ts'

/** What the site must know to take letters that it sends for residents. */
export interface LetterSettings {
  /** Whether there is a mail server. */
  sendsMails: boolean
  messagesTo: string | undefined
  /** Where the public finds the site. */
  origin: string
  campaign: () => Promise<Omit<Campaign, 'updated_at'>>
  stages: () => Promise<readonly StageState[]>
  /** Takes what was deleted out of the files as well. */
  erase: () => Promise<unknown>
}

interface LetterPostsOptions {
  db: Kysely<Database>
  letters: LetterSettings | undefined
  now: () => number
}

/** What holds while letters are taken. */
interface Open {
  campaign: Omit<Campaign, 'updated_at'>
  settings: LetterSettings
  /** The first day of the consultation. */
  consultation: string
}

const dayMs = 24 * 60 * 60_000

/** The ways of a letter from its form to the outbox, and of its sender to it (rule: letter-way). */
export function createLetterPosts({ db, letters: settings, now }: LetterPostsOptions) {
  async function findOpen(): Promise<Open | undefined> {
    if (!settings) return undefined
    const [campaign, stages] = await Promise.all([settings.campaign(), settings.stages()])
    const consultation = consultationOn(stages, londonDay(now()))
    if (!sendsLetters(campaign, consultation, settings.sendsMails)) return undefined
    return { campaign, settings, consultation: consultationDates(stages).opens }
  }

  async function view(letter: StoredLetter): Promise<LetterView> {
    if (!settings) throw new ContentError('unavailable', sendObjection.closed)
    const campaign = await settings.campaign()
    const { state, stored_at, settled_at, host, answer, council_email, attempts } = letter
    const days = state === 'unproved' ? letterDays.unproved : letterDays.kept
    return {
      ...{ state, host, answer },
      mail: councilMail(partsOf(letter), council_email ?? campaign.council_email, settings, campaign),
      storedAt: stored_at,
      deletedBy: new Date(Date.parse(stored_at) + days * dayMs).toISOString(),
      settledAt: settled_at,
      wasTriedForDays: isLastAttempt(attempts),
    }
  }

  async function open(token: string): Promise<LetterView | undefined> {
    const letter = await findLetter(db, token)
    return letter && view(letter)
  }

  return {
    /** Rejects with 'conflict' where no letters are taken now. */
    async requireOpen(): Promise<Open> {
      const now = await findOpen()
      if (now) return now
      throw new ContentError('conflict', `${sendObjection.closedTitle}. ${sendObjection.closed}`)
    },
    show: (post: LetterPost, { campaign, settings }: Open): CouncilMail =>
      councilMail({ ...post, reference: campaign.application_reference }, campaign.council_email, settings, campaign),
    store: (post: LetterPost, { campaign, consultation }: Open): Promise<void> =>
      storeLetter(db, post, {
        consultation,
        reference: campaign.application_reference,
        consentText: sendObjection.consent,
        now: new Date(now()),
      }),
    open,
    /** Where letters are no longer taken, an unproved one is too late: its sender reads so at once. */
    async send(token: string): Promise<LetterView | undefined> {
      const letter = await findLetter(db, token)
      if (letter?.state === 'unproved') {
        const isOpen = await findOpen()
        if (isOpen) await proveLetter(db, letter.id, isOpen.campaign.council_email, new Date(now()))
        else await closeLetter(db, letter.id, new Date(now()))
      }
      return open(token)
    },
    /** May be repeated, with 'unknown' from the second time on. */
    async remove(token: string): Promise<LinkOutcome> {
      const letter = await findLetter(db, token)
      if (!letter) return 'unknown'
      await deleteLetter(db, letter.id, new Date(now()))
      await settings?.erase()
      return 'done'
    },
  }
}
