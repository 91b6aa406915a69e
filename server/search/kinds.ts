import { articlePage } from '../../content/article-page.ts'
import { caseAnchor, caseVerdict } from '../../content/cases-page.ts'
import { campaignOf } from '../../content/first-campaign.ts'
import { nearPage } from '../../content/near-page.ts'
import { readyVillages } from '../../content/places.ts'
import { searchedPages } from '../../content/search-pages.ts'
import { articles } from '../../content/seed/first-rows.ts'
import { nearAddress, outcodes, roughDistance, settlements, settlementsBeside } from '../../content/settlements.ts'
import { checkedWords, placeWords } from '../../content/sources.ts'
import { turnAnchor, turns } from '../../content/turns.ts'
import { whereWords } from '../../content/village-page.ts'
import { articleAddress, hasFixedRoute } from '../../domain/article-address.ts'
import { articleText } from '../../domain/article-text.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import type { Row, TableName } from '../../domain/content.ts'
import { formatEventDate } from '../../domain/event-date.ts'
import { shownTime } from '../../domain/event-time.ts'
import { cutSearch } from '../../domain/evidence-filter.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { sentUpdates, updatePath } from '../../domain/sent-update.ts'
import { claimAddress } from '../../domain/site-link.ts'

/** What a search can find: a page, or a part of one with an address of its own. */
export interface SearchEntry {
  /** Below /quarry. */
  address: string
  title: string
  /** Headings, and words that stand nowhere in it but are used for it. */
  headings: string
  lead: string
  body: string
}

/** What the entries are made of. */
export interface SearchedContent {
  rows: { [T in TableName]: readonly Row<T>[] }
  /** The day in London as YYYY-MM-DD. */
  today: string
}

interface SearchKind {
  /** What one of it is called, and several. */
  one: string
  many: string
  /** How much it counts against others that say the same. */
  weight: number
  entries: (content: SearchedContent) => Iterable<SearchEntry>
}

/** Everything that the search finds. A new kind is a row here. */
export const searchKinds: readonly SearchKind[] = [
  { one: 'Page', many: 'Pages', weight: 1.5, entries: pageEntries },
  { one: 'Impact', many: 'Impacts', weight: 2, entries: articleEntries },
  { one: 'Village', many: 'Villages', weight: 1, entries: villageEntries },
  { one: 'Place', many: 'Places nearby', weight: 1, entries: placeEntries },
  { one: 'What to do', many: 'What to do, stage by stage', weight: 1, entries: turnEntries },
  { one: 'Stage', many: 'Stages of the process', weight: 0.8, entries: stageEntries },
  { one: 'Event', many: 'Events', weight: 1, entries: eventEntries },
  { one: 'Document', many: 'Evidence', weight: 0.6, entries: documentEntries },
  { one: 'Case', many: 'Cases elsewhere', weight: 0.6, entries: caseEntries },
  { one: 'Update', many: 'Updates to subscribers', weight: 0.6, entries: updateEntries },
  { one: 'Source', many: 'Sources', weight: 0.25, entries: claimEntries },
]

function* pageEntries({ rows, today }: SearchedContent): Iterable<SearchEntry> {
  const campaign = campaignOf(rows.campaign_details[0])
  const own = rows.page_texts.filter(({ text }) => text.trim() !== '')
  const pages = searchedPages({
    campaign,
    today,
    keyFacts: rows.key_facts,
    stages: rows.process_stages,
    siteChecks: rows.site_checks,
    ownTexts: Object.fromEntries(own.map(({ id, text }) => [id, text])),
  })
  for (const { path, title, words, lead, body } of pages) {
    const shown = (text: string) => withDetails(textOfHtml(text.replaceAll('\n', '<br>')), campaign)
    yield { address: path, title, headings: words, lead: shown(lead), body: body.map(shown).join('\n') }
  }
}

/** An article and its card are one page. */
function* articleEntries({ rows: { impact_cards: cards } }: SearchedContent): Iterable<SearchEntry> {
  const added = cards.filter(({ card_id }) => !hasFixedRoute(card_id))
  const behind = [
    ...articles.map((article) => ({
      article,
      card: cards.find(({ card_id }) => hasFixedRoute(card_id) && card_id === article.slug),
    })),
    ...added.map((card) => ({ article: undefined, card })),
  ]
  for (const { article, card } of behind) {
    const text = articleText(article, card)
    if (!text) continue
    const { title, lead, sections, villages } = text
    yield {
      address: article ? `/${article.slug}` : articleAddress(card?.card_id ?? ''),
      title,
      headings: [card?.title ?? '', ...sections.map(({ heading }) => heading)].join('\n'),
      lead: [lead, card?.short_description ?? ''].join('\n'),
      body: [
        ...sections.map(({ content }) => textOfHtml(content)),
        textOfHtml(card?.more_content ?? ''),
        ...(villages.length === 0 ? [] : [`${articlePage.communities}: ${villages.join(', ')}.`]),
      ].join('\n'),
    }
  }
}

function* villageEntries({ rows: { village_data: villages } }: SearchedContent): Iterable<SearchEntry> {
  const rows = new Map(villages.map((village) => [village.village_key, village]))
  const names = new Map([
    ...readyVillages.map(({ slug, name }) => [slug as string, name] as const),
    ...villages.map(({ village_key, name }) => [village_key, name] as const),
  ])
  for (const [slug, name] of names) {
    const village = rows.get(slug)
    const cards = village?.impact_cards ?? []
    yield {
      address: `/villages/${slug}`,
      title: name,
      headings: cards.map(({ title }) => title).join('\n'),
      lead: village?.summary ?? '',
      body: [
        village?.preamble.intro ?? '',
        village?.preamble.description ?? '',
        ...cards.flatMap(({ content }) => [content.intro ?? '', ...(content.bulletPoints ?? [])]),
      ].join('\n'),
    }
  }
}

/** The places near the site that have no report, and the postcode districts. */
function* placeEntries({ rows: { village_data: villages } }: SearchedContent): Iterable<SearchEntry> {
  for (const settlement of settlementsBeside(villages)) {
    const { name, slug, alsoCalled } = settlement
    const lead = whereWords(name, roughDistance(settlement))
    yield { address: nearAddress(slug), title: name, headings: alsoCalled.join('\n'), lead, body: nearPage.matter }
  }
  for (const outcode of outcodes) {
    const within = settlements.filter((each) => each.outcode === outcode).map(({ name }) => name)
    const lead = `${nearPage.district(outcode).lead} ${within.join(', ')}.`
    yield { address: nearAddress(outcode.toLowerCase()), title: outcode, headings: 'postcode', lead, body: '' }
  }
}

function* stageEntries({ rows }: SearchedContent): Iterable<SearchEntry> {
  for (const { id, title, description } of rows.process_stages) {
    yield { address: `/process#stage-${id}`, title, headings: '', lead: description, body: '' }
  }
}

function* turnEntries(): Iterable<SearchEntry> {
  for (const turn of turns) {
    const { title, search, who, when, parts } = turn
    const body = parts.map(({ text }) => text).join('\n')
    yield { address: `/process#${turnAnchor(turn)}`, title, headings: search.join('\n'), lead: `${who} ${when}`, body }
  }
}

function* eventEntries({ rows: { events } }: SearchedContent): Iterable<SearchEntry> {
  for (const { id, title, date, time, location, description } of events) {
    const lead = `${formatEventDate(date)}, ${shownTime(time)}, ${location}`
    yield { address: `/events#event-${id}`, title, headings: 'meeting', lead, body: description }
  }
}

/** The library has no address for one document: a search for its title shows it. */
function* documentEntries({ rows }: SearchedContent): Iterable<SearchEntry> {
  const categories = new Map(rows.evidence_categories.map(({ id, name }) => [id, name]))
  for (const { title, description, detail_text, summary, category_id, type } of rows.evidence_documents) {
    yield {
      address: `/evidence-library?${new URLSearchParams({ q: cutSearch(title) })}`,
      title,
      headings: `${categories.get(category_id ?? '') ?? ''}\n${type}`,
      lead: description,
      body: `${summary ?? ''}\n${detail_text}`,
    }
  }
}

function* claimEntries({ rows: { claims } }: SearchedContent): Iterable<SearchEntry> {
  for (const claim of claims) {
    const { id, statement, document, page, how_checked } = claim
    const lead = [document && `${document}${placeWords(page)}.`, checkedWords(claim)].join(' ')
    yield { address: claimAddress(id), title: statement, headings: '', lead, body: how_checked }
  }
}

function* caseEntries({ rows: { cases } }: SearchedContent): Iterable<SearchEntry> {
  for (const row of cases) {
    const lead = `${caseVerdict(row)}, ${row.authority}.`
    const body = `${row.decisive_reason}\n${row.what_decided}\n${row.meaning}`
    yield { address: `/cases#${caseAnchor(row.id)}`, title: row.name, headings: 'precedent other quarry', lead, body }
  }
}

function* updateEntries({ rows: { updates } }: SearchedContent): Iterable<SearchEntry> {
  const bodies = new Map(updates.map(({ id, body }) => [id, body]))
  for (const { id, subject, beginning } of sentUpdates(updates)) {
    const body = textOfHtml(bodies.get(id) ?? '')
    yield { address: updatePath(id), title: subject, headings: '', lead: beginning, body }
  }
}
