import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sendObjection } from '../../content/send-objection.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { LetterPost } from '../../domain/letter-post.ts'
import { londonDay } from '../../domain/london-day.ts'
import { consultationDates, consultationOn, type StageState } from '../../domain/progress.ts'
import {
  type CouncilMail,
  type LetterRemoval,
  type LetterStanding,
  type LetterView,
  letterDays,
  sendsLetters,
} from '../../domain/sent-letter.ts'
import { type ConsultationDates, findHolder, nameConsultation } from '../database/letter-places.ts'
import { deleteLetter } from '../database/sent-letter-deletion.ts'
import { findLetter } from '../database/sent-letter-links.ts'
import { proveLetter, type StoredLetter, storeLetter } from '../database/sent-letters.ts'
import type { Database } from '../database/tables.ts'
import { councilMail, partsOf } from './letter-mails.ts'
import type { MailSettings } from './mails.ts'
import { isLastAttempt } from './retry-plan.ts'

/** What the site must know to take letters that it sends for residents. */
export interface LetterSettings extends Pick<MailSettings, 'messagesTo' | 'origin'> {
  /** Whether there is a mail server. */
  sendsMails: boolean
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

/** What holds now. */
interface Now {
  campaign: Omit<Campaign, 'updated_at'>
  settings: LetterSettings
  dates: ConsultationDates
  /** That of a letter that has not left: 'unproved' while letters are taken. */
  standing: Extract<LetterStanding, 'unproved' | 'not-now' | 'too-late'>
}

const dayMs = 24 * 60 * 60_000

/** The ways of a letter from its form to the outbox, and of its sender to it (rule: letter-way). */
export function createLetterPosts({ db, letters: settings, now }: LetterPostsOptions) {
  async function look(): Promise<Now | undefined> {
    if (!settings) return undefined
    const [campaign, stages] = await Promise.all([settings.campaign(), settings.stages()])
    const consultation = consultationOn(stages, londonDay(now()))
    const notNow = consultation.state === 'open' ? 'not-now' : 'too-late'
    const standing = sendsLetters(campaign, consultation, settings.sendsMails) ? 'unproved' : notNow
    return { campaign, settings, dates: consultationDates(stages), standing }
  }

  /** How a letter stands: one that has not left, by what holds now and not by what held once (rule: letter-late). */
  async function standingOf(
    { id, state, inbox_hash }: StoredLetter,
    { standing, dates }: Now,
  ): Promise<LetterStanding> {
    if (!isUnsent(state)) return state
    if (standing !== 'unproved') return standing
    const holder = await findHolder(db, inbox_hash, await nameConsultation(db, dates))
    return holder && holder.id !== id ? 'another' : 'unproved'
  }

  async function view(letter: StoredLetter, now: Now | undefined): Promise<LetterView> {
    if (!now) throw new ContentError('unavailable', sendObjection.closed)
    const { campaign, settings } = now
    const { state, stored_at, settled_at, host, answer, council_email, attempts } = letter
    const days = state === 'unproved' ? letterDays.unproved : letterDays.kept
    const to = isUnsent(state) ? campaign.council_email : (council_email ?? '')
    const mail = councilMail(partsOf(letter), to, settings, campaign)
    return {
      ...{ state: await standingOf(letter, now), host, answer, mail },
      version: createHash('sha256').update(JSON.stringify(mail)).digest('base64url'),
      deletedBy: new Date(Date.parse(stored_at) + days * dayMs).toISOString(),
      settledAt: settled_at,
      wasTriedForDays: isLastAttempt(attempts),
    }
  }

  async function open(token: string): Promise<LetterView | undefined> {
    const letter = await findLetter(db, token)
    return letter && view(letter, await look())
  }

  return {
    /** Rejects with 'conflict' where no letters are taken now. */
    async requireOpen(): Promise<Now> {
      const now = await look()
      if (now?.standing === 'unproved') return now
      throw new ContentError('conflict', `${sendObjection.closedTitle}. ${sendObjection.closed}`)
    },
    show: (post: LetterPost, { campaign, settings }: Now): CouncilMail =>
      councilMail({ ...post, reference: campaign.application_reference }, campaign.council_email, settings, campaign),
    store: (post: LetterPost, { campaign, dates }: Now): Promise<void> =>
      storeLetter(db, post, {
        dates,
        reference: campaign.application_reference,
        consentText: sendObjection.consent,
        now: new Date(now()),
      }),
    open,
    /** Sends the version that its sender saw; where it cannot go now, it waits as it is for another press. */
    async send(token: string, version: string): Promise<LetterView | undefined> {
      const [letter, holds] = await Promise.all([findLetter(db, token), look()])
      if (!letter || !holds) return open(token)
      const seen = await view(letter, holds)
      if (seen.state !== 'unproved') return seen
      if (seen.version !== version) return { ...seen, isChanged: true }
      await proveLetter(db, letter, { councilEmail: seen.mail.to, dates: holds.dates, now: new Date(now()) })
      return open(token)
    },
    /** May be repeated, with 'unknown' from the second time on. */
    async remove(token: string): Promise<LetterRemoval> {
      const letter = await findLetter(db, token)
      if (!letter) return 'unknown'
      const removal = await deleteLetter(db, letter.id, new Date(now()))
      await settings?.erase()
      return removal
    },
  }
}

/** Whether its sender may still press the button, now or once letters are taken again. */
function isUnsent(state: StoredLetter['state']): boolean {
  return state === 'unproved' || state === 'too-late'
}
