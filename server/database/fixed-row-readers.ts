import { type Campaign, campaignSchema } from '../../domain/campaign.ts'
import type { FixedTable, Row } from '../../domain/content.ts'
import {
  type campaignId,
  htmlTextIds,
  type noticeId,
  type PageTextId,
  type participationId,
} from '../../domain/fixed-row-ids.ts'
import type { GroundId } from '../../domain/ground-ids.ts'
import type { KeyFact } from '../../domain/key-fact.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { type ParticipationSettings, participationSchema } from '../../domain/participation-settings.ts'
import { type ProcessStage, processStageSchema } from '../../domain/process-stage.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import { usualRate } from './mail-rate.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import {
  readCalendarDay,
  readJson,
  readLink,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readTime,
} from './stored-values.ts'
import type { StoredRow } from './tables.ts'

/** How rows that are always there are read (rule: fixed-rows). */
export const fixedRowReaders: { [T in FixedTable]: (stored: StoredRow) => Row<T> } = {
  campaign_details: readCampaign,
  process_stages: (stored) => ({
    id: readText(stored.id) as StageId,
    title: readText(stored.title),
    description: readText(stored.description),
    status: readOneOf(processStageSchema.shape.status, stored.status, 'upcoming'),
    overlay_position: readPosition(stored.overlay_position),
    starts_on: readCalendarDay(stored.starts_on),
    ends_on: readCalendarDay(stored.ends_on),
    updated_at: readTime(stored.updated_at),
  }),
  key_facts: (stored) => ({
    id: readText(stored.id) as KeyFact['id'],
    title: readText(stored.title),
    figure: readText(stored.figure),
    content: readText(stored.content),
    source: readText(stored.source),
    updated_at: readTime(stored.updated_at),
  }),
  notices: (stored) => ({
    id: readText(stored.id) as typeof noticeId,
    text: readText(stored.text),
    link_url: readLink(stored.link_url) ?? '',
    link_text: readText(stored.link_text),
    ends_on: readCalendarDay(stored.ends_on),
    updated_at: readTime(stored.updated_at),
  }),
  page_texts: (stored) => ({
    id: readText(stored.id) as PageTextId,
    text: htmlTextIds.has(readText(stored.id)) ? sanitiseHtml(readText(stored.text)) : readText(stored.text),
    updated_at: readTime(stored.updated_at),
  }),
  objection_grounds: (stored) => ({
    id: readText(stored.id) as GroundId,
    name: readText(stored.name),
    // One whose lasting is not known is not called lasting.
    lasting: readOneOf(objectionGroundSchema.shape.lasting, stored.lasting, 'evidence'),
    why: readText(stored.why),
    ask: readText(stored.ask),
    prompt: readText(stored.prompt),
    framings: readTexts(stored.framings),
    claims: readTexts(stored.claims),
    documents: readTexts(stored.documents),
    sequence: readNumber(stored.sequence, 100),
    updated_at: readTime(stored.updated_at),
  }),
  participation: (stored) => ({
    id: readText(stored.id) as typeof participationId,
    figures: readText(stored.figures) === 'shown' ? 'shown' : 'hidden',
    corrections: readCorrections(stored.corrections),
    updated_at: readTime(stored.updated_at),
  }),
}

/** How long what visitors sent is kept where a row does not say so, in days: no longer than the privacy policy promised. */
const shortestRetention = 1

function readCampaign(stored: StoredRow): Campaign {
  const account = readObject(stored.bank_account, 'name')
  const days = readObject(stored.retention_days, 'messages')
  return {
    id: readText(stored.id) as typeof campaignId,
    name: readText(stored.name),
    organisation: readText(stored.organisation),
    application_reference: readText(stored.application_reference),
    planning_documents_url: readWebAddress(stored.planning_documents_url),
    contact_email: readText(stored.contact_email),
    privacy_email: readText(stored.privacy_email),
    council_email: readText(stored.council_email),
    council_address: readText(stored.council_address),
    sends_letters: stored.sends_letters === 'on' ? 'on' : 'off',
    social_links: readList(stored.social_links).flatMap((entry) => {
      const link = readObject(entry, 'name')
      const url = readWebAddress(link.url)
      return url === '' ? [] : [{ name: readText(link.name), url }]
    }),
    fundraising_url: readWebAddress(stored.fundraising_url),
    bank_account: {
      name: readText(account.name),
      sort_code: readText(account.sort_code),
      number: readText(account.number),
      reference: readText(account.reference),
    },
    retention_days: {
      messages: readNumber(days.messages, shortestRetention),
      deleted_messages: readNumber(days.deleted_messages, shortestRetention),
      newsletter_signups: readNumber(days.newsletter_signups, shortestRetention),
      unconfirmed_signups: readNumber(days.unconfirmed_signups, shortestRetention),
    },
    mails_an_hour: readNumber(stored.mails_an_hour, usualRate.anHour),
    mails_a_day: readNumber(stored.mails_a_day, usualRate.aDay),
    reminders: readOneOf(campaignSchema.shape.reminders, stored.reminders, 'wait'),
    updated_at: readTime(stored.updated_at),
  }
}

/** Corrections that others wrote badly are left out, one by one. */
function readCorrections(value: unknown): ParticipationSettings['corrections'] {
  const { corrections } = participationSchema.shape
  const entries = Object.entries(readObject(value, '')).flatMap(([place, correction]) =>
    Object.entries(corrections.safeParse({ [place]: correction }).data ?? {}),
  )
  return Object.fromEntries(entries)
}

function readWebAddress(value: unknown): string {
  const link = readLink(value) ?? ''
  return link.startsWith('/') ? '' : link
}

function readTexts(value: unknown): string[] {
  const list = readJson(value)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry.trim() !== '') : []
}

function readPosition(value: unknown): ProcessStage['overlay_position'] {
  const { top, left } = readObject(value, 'top')
  return { top: readNumber(top, 50), left: readNumber(left, 50) }
}
