import { parseAffectedVillages } from '../../domain/affected-villages.ts'
import { campaignSchema } from '../../domain/campaign.ts'
import { caseSchema } from '../../domain/case.ts'
import { brokenCheck, claimSchema } from '../../domain/claim.ts'
import { type Row, type TableName, tableNames } from '../../domain/content.ts'
import { htmlTextIds } from '../../domain/fixed-row-ids.ts'
import { type PageSection, pageSectionSchema } from '../../domain/impact-card.ts'
import { londonDay } from '../../domain/london-day.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { processStageSchema } from '../../domain/process-stage.ts'
import { isNestedTooDeeply, rowSchemas } from '../../domain/row-schemas.ts'
import { positionSchema, type Village, type VillageImpactCard, villageImpactCardSchema } from '../../domain/village.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import {
  readCalendarDay,
  readDay,
  readJson,
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

/** How a field is read from its column, and where it matters from the others of its row. */
type ReadField = (value: unknown, stored: StoredRow) => unknown

const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, (value: unknown) => readText(value)]))
const webAddresses = (...names: string[]) => Object.fromEntries(names.map((name) => [name, readWebAddress]))
const textOr =
  (missing: string): ReadField =>
  (value) =>
    readText(value, missing)
const numberOr =
  (missing: number): ReadField =>
  (value) =>
    readNumber(value, missing)
const readOptional: ReadField = (value) => readText(value) || null
const readHtml: ReadField = (value) => sanitiseHtml(readText(value))
const readAddress: ReadField = (value) => readLink(value) ?? ''

const defaultCardStyle = 'border-l-4 border-earth-500 bg-earth-50'
/** What every mail provider lets through. */
const usualMailsAnHour = 200
/** How long what visitors sent is kept where a row does not say so, in days: no longer than the privacy policy promised. */
const shortestRetention = 1

/** How the fields of a table are read where they are not all texts; all tables have the time of their version besides. */
const readers: Partial<Record<TableName, Record<string, ReadField>>> = {
  events: {
    ...texts('id', 'title', 'time', 'location', 'description'),
    date: (value) => readDay(readText(value)),
  },
  impact_cards: {
    ...texts('id', 'card_id', 'title', 'short_description', 'page_title', 'page_description'),
    more_content: readHtml,
    icon_name: textOr('AlertTriangle'),
    affected_villages: (value) => parseAffectedVillages(readJson(value)),
    card_style: (value) => ({ className: readText(readObject(value, 'className').className, defaultCardStyle) }),
    delay: numberOr(100),
    page_sections: (value) => readList(value).map(readPageSection),
    claims: readTexts,
  },
  village_data: {
    ...texts('village_key', 'name', 'summary'),
    header_image: readLink,
    header_image_attribution: readAttribution,
    preamble: readTextsOf('intro', 'description'),
    impact_cards: (value) => readList(value).map(readVillageImpactCard),
    position: (value) => positionSchema.safeParse(readJson(value)).data ?? null,
    claims: readTexts,
  },
  evidence_documents: {
    ...texts('id', 'title', 'description', 'detail_text', 'type', 'date'),
    category_id: readOptional,
    pdf_url: readLink,
    external_url: readLink,
    summary: readOptional,
    what_changed: readOptional,
    created_at: readTime,
  },
  cases: {
    ...texts('id', 'name', 'authority', 'decided', 'what_decided', 'meaning', 'source', 'how_checked'),
    outcome: (value) => readOneOf(caseSchema.shape.outcome, value, 'refused'),
    decided_by: (value) => readOneOf(caseSchema.shape.decided_by, value, 'council'),
    address: readAddress,
    checked_on: readDayThatCame,
    sort_order: numberOr(0),
  },
  claims: {
    ...texts('id', 'statement', 'document', 'page', 'document_id', 'how_checked'),
    said_by: (value) => readOneOf(claimSchema.shape.said_by, value, 'campaign'),
    address: readAddress,
    checked_on: readDayThatCame,
    state: readClaimState,
  },
  updates: {
    ...texts('id', 'subject', 'occasion'),
    body: readHtml,
    sent_at: readOptional,
    stopped_at: readOptional,
  },
  campaign_details: {
    ...texts('id', 'name', 'organisation', 'application_reference', 'contact_email', 'privacy_email'),
    ...texts('council_email', 'council_address'),
    ...webAddresses('planning_documents_url', 'council_form', 'fundraising_url'),
    council_count(value) {
      const count = readObject(value, 'number')
      return {
        number: readOneOf(campaignSchema.shape.council_count.shape.number, count.number, null),
        counted_on: readCalendarDay(count.counted_on),
        link_url: readWebAddress(count.link_url),
      }
    },
    social_links: (value) =>
      readList(value)
        .map((entry) => readObject(entry, 'name'))
        .map(({ name, url }) => ({ name: readText(name), url: readWebAddress(url) }))
        .filter(({ url }) => url !== ''),
    bank_account: readTextsOf('name', 'sort_code', 'number', 'reference'),
    retention_days(value) {
      const days = readObject(value, 'messages')
      const kinds = ['messages', 'deleted_messages', 'newsletter_signups', 'unconfirmed_signups']
      return Object.fromEntries(kinds.map((kind) => [kind, readNumber(days[kind], shortestRetention)]))
    },
    mails_an_hour: numberOr(usualMailsAnHour),
  },
  process_stages: {
    ...texts('id', 'title', 'description'),
    status: (value) => readOneOf(processStageSchema.shape.status, value, 'upcoming'),
    overlay_position(value) {
      const { top, left } = readObject(value, 'top')
      return { top: readNumber(top, 50), left: readNumber(left, 50) }
    },
    claims: readTexts,
    starts_on: readCalendarDay,
    ends_on: readCalendarDay,
  },
  key_facts: { ...texts('id', 'title', 'figure', 'content', 'source'), claims: readTexts },
  notices: { ...texts('id', 'text', 'link_text'), link_url: readAddress, ends_on: readCalendarDay },
  page_texts: {
    id: textOr(''),
    text: (value, { id }) => (htmlTextIds.has(readText(id)) ? readHtml(value, {}) : readText(value)),
    claims: readTexts,
  },
  objection_grounds: {
    ...texts('id', 'name', 'why', 'ask', 'prompt'),
    // One whose lasting is not known is not called lasting.
    lasting: (value) => readOneOf(objectionGroundSchema.shape.lasting, value, 'evidence'),
    framings: readTexts,
    claims: readTexts,
    documents: readTexts,
    sequence: numberOr(100),
  },
}

const fieldsOf = new Map(
  tableNames.map((table) => {
    const read = readers[table] ?? texts(...Object.keys(rowSchemas[table].shape))
    return [table, Object.entries<ReadField>({ ...read, updated_at: readTime })]
  }),
)

/**
 * A row as the site uses it, whoever stored it and in whatever form: what is missing or malformed becomes a default, and
 * HTML and addresses are made safe.
 */
export function readRow<T extends TableName>(table: T, stored: StoredRow): Row<T> {
  return Object.fromEntries(
    fieldsOf.get(table)?.map(([name, read]) => [name, read(stored[name], stored)]) ?? [],
  ) as Row<T>
}

/** A claim that only calls itself checked, without a document or a day that has come, is still to be checked. */
function readClaimState(value: unknown, { document, checked_on }: StoredRow): Row<'claims'>['state'] {
  const state = readOneOf(claimSchema.shape.state, value, 'to-check')
  const check = { state, document: readText(document), checked_on: readDayThatCame(checked_on) }
  return brokenCheck(check, londonDay()).length === 0 ? state : 'to-check'
}

/** A day that has come, as YYYY-MM-DD; empty for any other. */
function readDayThatCame(value: unknown): string {
  const day = readCalendarDay(value)
  return day > londonDay() ? '' : day
}

function readWebAddress(value: unknown): string {
  const link = readLink(value) ?? ''
  return link.startsWith('/') ? '' : link
}

/** An object of these texts; a bare text is taken for the first. */
function readTextsOf<N extends string>(...names: [N, ...N[]]): (value: unknown) => Record<N, string> {
  return (value) => {
    const given = readObject(value, names[0])
    return Object.fromEntries(names.map((name) => [name, readText(given[name])])) as Record<N, string>
  }
}

/** A part of an article, its HTML made safe. */
export function readPageSection(value: object): PageSection {
  const section = readObject(value, 'content')
  return {
    type: readOneOf(pageSectionSchema.shape.type, section.type, 'section'),
    heading: readText(section.heading),
    content: sanitiseHtml(readText(section.content)),
    ...namedClaims(section.claims),
  }
}

/** The claims of a part of a row; a part that names none has no such field. */
function namedClaims(value: unknown): { claims?: string[] } {
  const claims = readTexts(value)
  return claims.length === 0 ? {} : { claims }
}

function readAttribution(value: unknown): Village['header_image_attribution'] {
  const attribution = readJson(value)
  if (typeof attribution !== 'object') return readText(attribution) || null
  if (attribution === null || Array.isArray(attribution) || isNestedTooDeeply(attribution)) return null
  return { ...attribution, details: readText(Reflect.get(attribution, 'details')) }
}

function readVillageImpactCard(value: object): VillageImpactCard {
  const card = readObject(value, 'title')
  const content = readObject(card.content, 'intro')
  const topic = villageImpactCardSchema.shape.topic.safeParse(card.topic)
  const points = readJson(content.bulletPoints)
  return {
    icon: readText(card.icon),
    title: readText(card.title),
    ...(topic.data === undefined ? {} : { topic: topic.data }),
    ...namedClaims(card.claims),
    content: {
      intro: readText(content.intro),
      ...(Array.isArray(points) ? { bulletPoints: points.map((point) => readText(point)) } : {}),
    },
  }
}
