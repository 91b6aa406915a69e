import { type Campaign, campaignSchema } from '../../domain/campaign.ts'
import type { FixedTable, Row } from '../../domain/content.ts'
import { type campaignId, htmlTextIds, type noticeId, type PageTextId } from '../../domain/fixed-row-ids.ts'
import type { GroundId } from '../../domain/ground-ids.ts'
import type { KeyFact } from '../../domain/key-fact.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { type ProcessStage, processStageSchema } from '../../domain/process-stage.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import {
  readCalendarDay,
  readLink,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readTexts,
  readTime,
} from './stored-values.ts'
import type { StoredRow } from './tables.ts'

/** What every mail provider lets through. */
const usualMailsAnHour = 200

/** How rows that are always there are read. */
export const fixedRowReaders: { [T in FixedTable]: (stored: StoredRow) => Row<T> } = {
  campaign_details: readCampaign,
  process_stages: (stored) => ({
    id: readText(stored.id) as StageId,
    title: readText(stored.title),
    description: readText(stored.description),
    status: readOneOf(processStageSchema.shape.status, stored.status, 'upcoming'),
    overlay_position: readPosition(stored.overlay_position),
    claims: readTexts(stored.claims),
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
    claims: readTexts(stored.claims),
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
    claims: readTexts(stored.claims),
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
}

/** How long what visitors sent is kept where a row does not say so, in days: no longer than the privacy policy promised. */
const shortestRetention = 1

function readCampaign(stored: StoredRow): Campaign {
  const account = readObject(stored.bank_account, 'name')
  const days = readObject(stored.retention_days, 'messages')
  const count = readObject(stored.council_count, 'number')
  return {
    id: readText(stored.id) as typeof campaignId,
    name: readText(stored.name),
    organisation: readText(stored.organisation),
    application_reference: readText(stored.application_reference),
    planning_documents_url: readWebAddress(stored.planning_documents_url),
    contact_email: readText(stored.contact_email),
    privacy_email: readText(stored.privacy_email),
    council_email: readText(stored.council_email),
    council_form: readWebAddress(stored.council_form),
    council_address: readText(stored.council_address),
    council_count: {
      number: readOneOf(campaignSchema.shape.council_count.shape.number, count.number, null),
      counted_on: readCalendarDay(count.counted_on),
      link_url: readWebAddress(count.link_url),
    },
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
    mails_an_hour: readNumber(stored.mails_an_hour, usualMailsAnHour),
    updated_at: readTime(stored.updated_at),
  }
}

function readWebAddress(value: unknown): string {
  const link = readLink(value) ?? ''
  return link.startsWith('/') ? '' : link
}

function readPosition(value: unknown): ProcessStage['overlay_position'] {
  const { top, left } = readObject(value, 'top')
  return { top: readNumber(top, 50), left: readNumber(left, 50) }
}
