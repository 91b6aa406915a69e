import { claimStates } from '../../domain/claim-states.ts'
import { flaws, marks } from '../../domain/closer-look/finding.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'
import type { Consultation } from '../../domain/progress.ts'
import { findingWords } from '../closer-look-words.ts'
import { consultationDays, consultationWords } from '../consultation.ts'
import { resultSentence } from '../evaluator-page.ts'
import { firstCampaign } from '../first-campaign.ts'
import { noReportSentence, villagePageWords } from '../impact-map.ts'
import { mails } from '../mail-words.ts'
import { newsletterPages } from '../newsletter-pages.ts'
import { objectionCriteria } from '../objection-criteria.ts'
import { consultationClosedGuide, consultationOpenGuide } from '../objection-guide.ts'
import { briefingWords, packCall, packPage, paperWords, signUpWords } from '../pack-words.ts'
import { distanceWords, readyVillages } from '../places.ts'
import { type PrivacyFacts, privacy, privacySections } from '../privacy.ts'
import { processBanner } from '../process-banner.ts'
import { processPage } from '../process-page.ts'
import { processStages } from '../process-stages.ts'
import { searchWords } from '../search-words.ts'
import { stateWords } from '../sources.ts'
import { villageCall, whereWords } from '../village-page.ts'
import { workshopPage } from '../workshop-page.ts'
import { sendLetter } from '../workshop-steps.ts'
import { writeObjection } from '../write-objection.ts'

/** A text of the site and where it stands, such as 'donate.ts donate.uses.0.title'. */
export interface PlacedText {
  place: string
  text: string
}

/**
 * All but the claims, which say again what the texts state, what the search takes for the same, which states nothing, and
 * the cases, each of which is its own source.
 */
const files = import.meta.glob<object>(
  [
    '../**/*.ts',
    '!../**/*.test.ts',
    '!../testing/**',
    '!../search-terms.ts',
    '!../claims/**',
    '!../seed/claims.ts',
    '!../seed/claims/**',
    '!../seed/cases.ts',
  ],
  { eager: true },
)

/** Fields that name, link or style something; nobody reads them as text. */
const unreadFields = new Set([
  'affected_villages',
  'card_style',
  'category_id',
  'claims',
  'documents',
  'drawing',
  'external_url',
  'header_image',
  'href',
  'icon',
  'icon_name',
  'id',
  'lasting',
  'pdf_url',
  'slug',
  'url',
])

const everyConsultation: Consultation[] = [
  { state: 'none' },
  { state: 'open', closesOn: '', daysLeft: undefined },
  { state: 'closed', closedOn: '' },
]

const everyStage = (says: (stage: Pick<ProcessStage, 'id' | 'title'>) => string) => processStages.map(says)

/** What the functions of the content say, asked for every case; nothing where they make no text. */
const said: Record<string, readonly string[]> = {
  'articles.ts findArticle': [],
  // The words of other files.
  'built-in-texts.ts builtInTexts': [],
  'first-campaign.ts campaignOf': [],
  'card-articles.ts findCardArticle': [],
  // These say what stands in the rows, and count them.
  'cases-page.ts caseVerdict': [],
  'cases-page.ts casesSummary': [],
  'cases-page.ts caseCheck': [],
  // These count what the writer wrote: their numbers are none of ours.
  'closer-look-words.ts closerLook.further': [],
  'closer-look-words.ts closerLook.markedSoFar': [],
  'closer-look-words.ts closerLookSummary': [],
  'closer-look-words.ts findingWords': [
    ...flaws.map((kind) => findingWords({ group: 'mend', kind, quotes: [] }, '…')),
    ...marks.map((kind) => findingWords({ group: 'add', kind, quotes: [] }, '…')),
    ...marks.map((kind) => findingWords({ group: 'good', kind, quotes: [] }, '…')),
  ].flatMap(textsIn),
  // Its dates are the maintainers' own.
  'consultation.ts consultationDateWords': [],
  'consultation.ts consultationDays.whole': [consultationDays.whole('…')],
  'consultation.ts consultationWords': [
    consultationWords({ state: 'open', closesOn: '', daysLeft: undefined })?.text ?? '',
  ],
  'evaluator-page.ts evaluatorPage.further': [],
  'evaluator-page.ts resultSentence': [
    resultSentence({
      score: 0,
      results: objectionCriteria.map((criterion) => ({ criterion, isMatched: false, matches: [] })),
      suggestions: [],
    }),
  ],
  'evidence-library.ts evidenceFirst': [],
  'document-notes.ts documentNotes': [],
  'figures.ts hourWords': [],
  'impact-map.ts noReportSentence': [noReportSentence('…')],
  'impact-map.ts villagePageWords': [villagePageWords('…')],
  'known-places.ts knownPlaces': [],
  'load-article.ts loadArticle': [],
  'mail-words.ts mails': textsIn(mails(firstCampaign.name)),
  'newsletter-pages.ts newsletterPages': textsIn(newsletterPages(firstCampaign.name)),
  'objection-guide.ts consultationOpenGuide': textsIn(consultationOpenGuide(firstCampaign)),
  'objection-guide.ts consultationClosedGuide.notice': everyStage(consultationClosedGuide.notice),
  'places.ts distanceWords': readyVillages.map(({ slug }) => distanceWords(slug)),
  // Its words are those of distanceWords.
  'places.ts distanceFromSite': [],
  'page-texts.ts findTextPlace': [],
  'pack-words.ts briefingWords.asksFor': [briefingWords.asksFor('…')],
  'pack-words.ts briefingWords.from': [briefingWords.from('…')],
  // Its dates are the maintainers' own.
  'pack-words.ts packCall': everyConsultation.map(packCall).flatMap(({ heading, text }) => [heading, text]),
  'pack-words.ts packPage.previewOf': [packPage.previewOf('…')],
  'pack-words.ts packPage.printOne': [packPage.printOne('…')],
  'pack-words.ts packPage.titleFor': [packPage.titleFor('…')],
  'pack-words.ts paperWords.asOf': [paperWords.asOf('…')],
  'pack-words.ts paperWords.meaning': [paperWords.meaning('…')],
  'pack-words.ts paperWords.points': [paperWords.points('…')],
  'pack-words.ts paperWords.reference': [paperWords.reference('…')],
  'pack-words.ts signUpWords.fate.kept': [signUpWords.fate.kept(firstCampaign.retention_days.newsletter_signups)],
  'places.ts findPlace': [],
  'places.ts isOnMap': [],
  // What it gives stands in the rows.
  'read-pack.ts readPack': [],
  'privacy.ts privacy.runBy': [privacy.runBy('…')],
  'privacy.ts privacySections': [...new Set(everySetup().flatMap(policyTexts))],
  // The words of other files.
  'public-pages.ts pageName': [],
  'process-banner.ts processBanner': everyStage(processBanner),
  'process-stages.ts stagesOf': [],
  'process-page.ts processPage.detailsHeading': [processPage.detailsHeading(0)],
  'seed/evidence-documents/in-category.ts inCategory': [],
  // The words of other files, but for those that nobody reads.
  'search-pages.ts searchedPages': [],
  'search-words.ts searchWords.found': [searchWords.found('…')],
  'search-words.ts searchWords.nothing': [searchWords.nothing('…')],
  'search-words.ts searchWords.respelt': [searchWords.respelt('…', '…')],
  // It says how many characters are searched for.
  'search-words.ts searchWords.tooLongAdvice': [],
  // Its words are those of occasionUpdates, and others that stand elsewhere.
  'occasion-updates.ts updateFor': [],
  'social-card.ts socialCardFile': [],
  'social-card.ts socialCardOf': [],
  'search-words.ts searchWords.titleOf': [searchWords.titleOf('…')],
  'sources.ts libraryAddress': [],
  // It counts the pages that state a claim.
  'sources.ts sourcesPage.counts': [],
  'sources.ts sourcesPage.more': [],
  'sources.ts stateWords': [
    ...claimStates.map((state) =>
      stateWords({ state, checked_on: '', document: '', address: '', said_by: 'campaign' }),
    ),
    stateWords({ state: 'to-check', checked_on: '', document: 'Note', address: '/note.pdf', said_by: 'campaign' }),
  ],
  // These count what the writer ticked and what is offered.
  'workshop-page.ts workshopPage.someOf': [],
  'workshop-page.ts workshopPage.sources': [],
  'workshop-page.ts workshopPage.morePoints': [],
  'workshop-page.ts workshopPage.chosenBefore': [workshopPage.chosenBefore('…')],
  'workshop-page.ts workshopPage.changePlace': [workshopPage.changePlace('…')],
  // The number and the day are what the council says.
  'council-count.ts councilCountWords.text': [],
  // It says a day.
  'updates-page.ts sentWords': [],
  'village-page.ts villageCall.link': [villageCall.link('…')],
  'village-page.ts villageCall.pack': [villageCall.pack('…')],
  'village-page.ts whereWords': [whereWords('…', '…')],
  // These count what the writer wrote as well.
  'workshop-steps.ts letterPanel.sourcesLeftOut': [],
  'workshop-steps.ts sendLetter.saved': [sendLetter.saved('…')],
  'write-objection.ts writeObjection.mailSubject': [writeObjection.mailSubject('…')],
  'workshop-steps.ts sendLetter.short.counter': [],
  'workshop-steps.ts sendLetter.short.leftOut': [sendLetter.short.leftOut(['…'])],
  'workshop-steps.ts sendLetter.short.shortened': [sendLetter.short.shortened(['…'])],
}

function everySetup(): PrivacyFacts[] {
  return [true, false].flatMap((hasProvider) =>
    [true, false].map((sendsMails) => ({ hasProvider, sendsMails, kept: firstCampaign.retention_days })),
  )
}

function policyTexts(facts: PrivacyFacts): string[] {
  return privacySections(facts).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
}

/** What of a text, plain or HTML, is read as its words. */
function plainText(text: string): string {
  return text
    .replace(/^ *\d{1,2}[.)] /gm, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/https?:\/\/[^\s,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every text in content/ and in the given exports, each object once, with what their functions say. */
export function contentTexts(): PlacedText[] {
  const seen = new Set<unknown>()

  function collect(value: unknown, place: string): PlacedText[] {
    if (typeof value === 'string') return [{ place, text: plainText(value) }]
    if (typeof value === 'function') return saidAt(place, value as (words: string) => string)
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    return Object.entries(value).flatMap(([key, part]) =>
      unreadFields.has(key) ? [] : collect(part, `${place}.${key}`),
    )
  }

  return Object.entries(files).flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => collect(value, `${path.replace('../', '')} ${name}`)),
  )
}

/** A function that nobody has listed here may state anything, so it stops the test that asks. */
function saidAt(place: string, says: (words: string) => string): PlacedText[] {
  const texts = place.startsWith('news-feed.ts newsFeed.entryTitles') ? [says('…')] : said[place]
  if (!texts) throw new Error(`What does ${place} say? List it in content/testing/content-texts.ts.`)
  return texts.map((text) => ({ place, text: plainText(text) }))
}
