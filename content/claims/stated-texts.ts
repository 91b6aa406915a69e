import { articleAddress, articleSlug } from '../../domain/article-address.ts'
import { flaws } from '../../domain/closer-look/finding.ts'
import type { ContentReader } from '../../domain/content.ts'
import { type PageTextId, pageTextIds } from '../../domain/fixed-row-ids.ts'
import { consultationOn, currentStage, stagesOn, waitingIn } from '../../domain/progress.ts'
import { findArticle } from '../articles.ts'
import { builtInTexts } from '../built-in-texts.ts'
import { closerLook, findingWords } from '../closer-look-words.ts'
import { contact } from '../contact.ts'
import { donate } from '../donate.ts'
import { evaluatorPage } from '../evaluator-page.ts'
import { eventsPage } from '../events-page.ts'
import { evidenceLibrary } from '../evidence-library.ts'
import { firstCampaign } from '../first-campaign.ts'
import { home } from '../home.ts'
import { hydrologyNote } from '../hydrology/hydrology-note.ts'
import { impactMap } from '../impact-map.ts'
import { impactSummary } from '../impact-summary.ts'
import { letterWords } from '../letter-words.ts'
import { objectionCriteria } from '../objection-criteria.ts'
import {
  consultationClosedGuide,
  consultationOpenGuide,
  everyObjectionCounts,
  untilConsultation,
} from '../objection-guide.ts'
import { objectionQuestions } from '../objection-questions.ts'
import { textPlaces } from '../page-texts.ts'
import { distanceWords, readyVillages } from '../places.ts'
import { privacy, privacySections } from '../privacy.ts'
import { processBanner } from '../process-banner.ts'
import { processPage } from '../process-page.ts'
import { stagesOf } from '../process-stages.ts'
import { plotWords, proposal } from '../proposal.ts'
import { pageName, publicPages } from '../public-pages.ts'
import * as workshop from '../write-objection.ts'
import { writtenBefore } from '../written-before.ts'
import { packTexts } from './pack-page-texts.ts'
import { articleTexts, villageTexts } from './row-page-texts.ts'
import { builtIn, type Reading, rowText, type StatedText, type StatingPage, textsIn } from './stated-text.ts'

/** The texts of the page at a path below /quarry, as visitors read them on this day; undefined where no page stands there. */
export async function readStatingPage(path: string, reading: Reading): Promise<StatingPage | undefined> {
  const slug = articleSlug(path)
  if (path.startsWith('/villages/')) return villageTexts(slug, reading)
  if (/^\/pack(?:\/|$)/.test(path)) return packTexts(path, reading)
  if (path.startsWith('/impact/') || findArticle(slug)) return articleTexts(path, slug, reading)
  const texts = await pages[path]?.(reading)
  return texts && { path, name: pageName(path), texts }
}

/** The paths of all pages that say something. */
export async function statingPaths(content: ContentReader): Promise<string[]> {
  const [villages, cards] = await Promise.all([content.list('village_data'), content.list('impact_cards')])
  return [
    ...new Set([
      ...publicPages.map(({ path }) => path),
      ...cards.map(({ card_id }) => articleAddress(card_id)),
      ...villages.map(({ village_key }) => `/villages/${village_key}`),
    ]),
  ]
}

const pages: Record<string, (reading: Reading) => Promise<StatedText[]>> = {
  // The map and the list beside it say how far each place is from the site.
  '/': async (reading) => [
    ...(await wordsOf(reading, 'home', home)),
    builtIn(readyVillages.map(({ slug }) => distanceWords(slug)).join('\n')),
  ],
  async '/the-proposal'(reading) {
    const facts = await reading.content.list('key_facts')
    return [
      ...(await wordsOf(reading, 'the-proposal', proposal)),
      ...facts.flatMap(({ id, title, figure, content, source }) => [
        rowText('key_facts', id, `Key fact: ${title}`, [figure], `figure-${id}`),
        rowText('key_facts', id, `Key fact: ${title}`, [title, content, source], `fact-${id}`),
      ]),
      ...Object.entries(plotWords).map(([id, words]) => builtIn(Object.values(words).join('\n'), `plot-${id}`)),
    ]
  },
  '/how-to-object': howToObjectTexts,
  '/evaluate-objection': (reading) =>
    wordsOf(
      reading,
      'evaluate-objection',
      evaluatorPage,
      closerLook,
      flaws.map((kind) => findingWords({ group: 'mend', kind, quotes: [] }, '…')),
      objectionCriteria.map(({ description }) => description),
    ),
  async '/write-objection'(reading) {
    const grounds = await reading.content.list('objection_grounds')
    return [
      ...(await wordsOf(reading, 'write-objection', ...Object.values(workshop), writtenBefore, letterWords)),
      ...grounds.map(({ id, name, why, ask, prompt, framings }) =>
        rowText('objection_grounds', id, `Ground: ${name}`, [name, why, ask, prompt, ...framings], `ground-${id}`),
      ),
    ]
  },
  '/evidence-library': (reading) => wordsOf(reading, 'evidence-library', evidenceLibrary),
  '/contact': (reading) => wordsOf(reading, 'contact', contact),
  '/donate': (reading) => wordsOf(reading, 'donate', donate),
  async '/events'(reading) {
    const events = await reading.content.list('events')
    return [
      ...(await wordsOf(reading, 'events', eventsPage)),
      ...events.map(({ id, title, description }) => rowText('events', id, `Event: ${title}`, [title, description])),
    ]
  },
  async '/process'(reading) {
    const stages = stagesOn(stagesOf(await reading.content.list('process_stages')), reading.today)
    return [
      ...(await wordsOf(
        reading,
        'process',
        processPage,
        stages.filter(({ status }) => status === 'current').map(processBanner),
      )),
      ...stages.map(({ id, title, description }) =>
        rowText('process_stages', id, `Stage: ${title}`, [title, description]),
      ),
    ]
  },
  async '/impact-map'(reading) {
    const cards = await reading.content.list('impact_cards')
    const { points, ...summary } = impactSummary
    return [
      ...(await wordsOf(reading, 'impact-map', impactMap)),
      ...points.map(({ figure, text }, index) => builtIn(`${figure} ${text}`, `point-${index}`)),
      builtIn(textsIn(summary).join('\n')),
      ...cards.map(({ id, title, short_description, more_content }) =>
        rowText('impact_cards', id, `Impact card: ${title}`, [title, short_description, more_content], `impact-${id}`),
      ),
    ]
  },
  '/privacy': (reading) =>
    wordsOf(
      reading,
      'privacy',
      privacy,
      privacySections({ hasProvider: false, sendsMails: true, sendsLetters: true, kept: firstCampaign.retention_days }),
    ),
}

async function howToObjectTexts(reading: Reading): Promise<StatedText[]> {
  const stage = currentStage(stagesOn(stagesOf(await reading.content.list('process_stages')), reading.today))
  const { canPrepare, canWrite } = waitingIn(stage)
  const { letters, ...preparing } = untilConsultation
  const words = (await isOpen(reading))
    ? [consultationOpenGuide(firstCampaign), objectionQuestions]
    : [
        ...[consultationClosedGuide.notice(stage), consultationClosedGuide],
        ...(canPrepare ? [preparing] : []),
        ...(canWrite ? [letters, objectionQuestions] : []),
      ]
  return wordsOf(reading, 'how-to-object', ...words, everyObjectionCounts)
}

async function isOpen({ content, today }: Reading): Promise<boolean> {
  return consultationOn(stagesOf(await content.list('process_stages')), today).state === 'open'
}

/** The fixed words of a page, and those that belong to the campaign: its own, or the built-in ones. */
async function wordsOf(reading: Reading, page: string, ...fixed: unknown[]): Promise<StatedText[]> {
  const mode = (await isOpen(reading)) ? 'open' : 'closed'
  const rows = new Map((await reading.content.list('page_texts')).map(({ id, text }) => [id, text]))
  const texts = builtInTexts()
  const ids = pageTextIds.filter((id) => id.startsWith(`${page}.`))
  const isShown = (id: PageTextId) => (textPlaces[id].mode ?? mode) === mode
  return [
    ...ids.filter(isShown).map((id) => {
      const name = `${pageName(page === 'home' ? '/' : `/${page}`)}: ${textPlaces[id].label}`
      return rowText('page_texts', id, name, [rows.get(id)?.trim() || texts[id]], id === 'home.what' ? id : '')
    }),
    builtIn(
      fixed
        .flatMap(textsIn)
        .filter((text) => !ids.some((id) => texts[id].includes(text)))
        .join('\n'),
    ),
  ]
}

/** Every page with all that it says, the evidence library with its documents, and the note that is a file. */
export async function readAllPages(reading: Reading): Promise<StatingPage[]> {
  const paths = await statingPaths(reading.content)
  const pages = await Promise.all(paths.map((path) => readStatingPage(path, reading)))
  const others = await readOtherTexts(reading)
  return [
    ...pages
      .filter((page) => page !== undefined)
      .map((page) => (page.path === '/evidence-library' ? { ...page, texts: [...page.texts, ...others] } : page)),
    { path: '/Hydrology.pdf', name: hydrologyNote.title, texts: [builtIn(textsIn(hydrologyNote).join('\n'))] },
  ]
}

/** What rows say whose sources no page lists: a document is a source itself, and a notice stands on every page. */
async function readOtherTexts({ content }: Pick<Reading, 'content'>): Promise<StatedText[]> {
  const [documents, notices] = await Promise.all([content.list('evidence_documents'), content.list('notices')])
  return [
    ...documents.map(({ id, title, description, detail_text, summary }) =>
      rowText('evidence_documents', id, `Evidence document: ${title}`, [title, description, detail_text, summary]),
    ),
    ...notices.map(({ id, text }) => rowText('notices', id, 'Notice', [text])),
  ]
}
