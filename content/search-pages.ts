import type { CampaignFacts } from '../domain/campaign.ts'
import type { NewRow } from '../domain/content.ts'
import type { PageTextId } from '../domain/fixed-row-ids.ts'
import { type Consultation, consultationOn, type StageState } from '../domain/progress.ts'
import type { SiteCheck } from '../domain/site-check.ts'
import { canReceive } from '../domain/unset-details.ts'
import { builtInTexts } from './built-in-texts.ts'
import { casesPage } from './cases-page.ts'
import { closerLook } from './closer-look/words.ts'
import { committeeLetter } from './committee-letter.ts'
import { consultationWords } from './consultation.ts'
import { contact } from './contact.ts'
import { evaluatorPage } from './evaluator-page.ts'
import { eventsPage } from './events-page.ts'
import { evidenceLibrary } from './evidence-library.ts'
import { figureWords } from './figure-words.ts'
import { impactMap } from './impact-map.ts'
import { nearPage } from './near-page.ts'
import { objectionCriteria } from './objection-criteria.ts'
import {
  consultationClosedGuide,
  consultationOpenGuide,
  everyObjectionCounts,
  letterMeanwhile,
  noLongerTaken,
} from './objection-guide.ts'
import { packPage, packPapersWords } from './pack-words.ts'
import { planAndSite, shownParts } from './plan-and-site.ts'
import { privacy, privacySections } from './privacy.ts'
import { processPage } from './process-page.ts'
import { factFigures, proposal } from './proposal.ts'
import { pageName } from './public-pages.ts'
import { sourcesPage } from './sources.ts'
import { updatesPage } from './updates-page.ts'
import { beforeDecision, whoDecides } from './who-decides.ts'
import { workshopWords } from './workshop-words.ts'
import { writeObjection } from './write-objection.ts'
import { writtenBefore } from './written-before.ts'
import { writtenWords } from './written-words.ts'

/** A page of the site as a search reads it. */
export interface SearchedPage {
  path: string
  title: string
  /** The words that people use for it and that need not stand on it. */
  words: string
  lead: string
  body: readonly string[]
}

/** What the texts of the pages follow from. */
export interface PageFacts {
  campaign: CampaignFacts
  keyFacts: readonly Pick<NewRow<'key_facts'>, 'title' | 'figure' | 'content'>[]
  stages: readonly StageState[]
  siteChecks: readonly SiteCheck[]
  /** The campaign's own texts by their ids; where there is none, the built-in one holds. */
  ownTexts: Partial<Record<PageTextId, string>>
  /** The day in London as YYYY-MM-DD. */
  today: string
}

/** The pages that are no rows, with the words that visitors read on them. */
export function searchedPages({ campaign, keyFacts, stages, siteChecks, ownTexts, today }: PageFacts): SearchedPage[] {
  const texts = { ...builtInTexts(), ...ownTexts }
  const consultation = consultationOn(stages, today)
  const isOver = consultation.state === 'over'
  const dates = consultationWords(consultation)?.text ?? ''
  const pages: (Omit<SearchedPage, 'title'> & { title?: string })[] = [
    {
      path: '/',
      words: 'start front page what is planned who we are about us the campaign residents map location where is it',
      lead: texts['home.statement'],
      body: [texts['home.what'], texts['home.who'], dates === '' ? texts['home.closed'] : dates, texts['home.usage']],
    },
    {
      path: '/the-proposal',
      words: `the plan in short key facts figures how big how close how long hectares acres tonnes years ${keyFacts.map(({ title }) => title).join(' ')}`,
      lead: texts['the-proposal.lead'],
      body: [
        proposal.intro,
        ...keyFacts.map(({ title, figure, content }) => `${title}: ${figure}. ${content}`),
        ...Object.values(factFigures).map((name) => `${figureWords[name].title}. ${figureWords[name].caption}`),
      ],
    },
    { path: '/how-to-object', ...objecting(texts, consultation, campaign, dates) },
    {
      path: '/write-objection',
      words:
        'write my objection letter draft compose prepare workshop from my village template help me write download print word for a neighbour portal',
      lead: writeObjection.description,
      body: [
        workshopWords.kept,
        ...writtenBefore.questions.map(({ question, answer }) => `${question} ${answer}`),
        writtenWords.point.leaveOut,
        writtenWords.sent.text,
      ],
    },
    {
      path: '/evaluate-objection',
      words: 'check my draft letter score how good is my objection test improve',
      lead: texts['evaluate-objection.lead'],
      body: [
        evaluatorPage.propertyNote,
        evaluatorPage.privacy,
        ...objectionCriteria.map(({ label, description }) => `${label}: ${description}`),
        closerLook.limits,
      ],
    },
    {
      path: '/evidence-library',
      words: 'documents reports papers sources proof downloads planning application documents',
      lead: texts['evidence-library.lead'],
      body: [evidenceLibrary.call],
    },
    {
      path: '/process',
      words:
        'who decides decision council committee timetable stages status where it stands what happens next i support the quarry',
      lead: texts['process.lead'],
      body: [
        dates,
        ...(isOver ? [] : [...whoDecides.paragraphs, whoDecides.meeting]),
        ...[...beforeDecision.parts, ...processPage.rules].map(({ title, text }) => `${title}. ${text}`),
      ],
    },
    {
      path: '/impact-map',
      title: 'How the quarry will impact me',
      words: 'impact map effects on my village where I live location where is it',
      lead: texts['impact-map.lead'],
      body: [impactMap.mapHint],
    },
    {
      path: '/near',
      words: 'am i affected where i live my postcode distance how close how far',
      lead: nearPage.list.lead,
      body: [],
    },
    {
      path: '/events',
      words: 'meetings dates what is on calendar village hall',
      lead: texts['events.lead'],
      body: [eventsPage.call, eventsPage.subscribe],
    },
    {
      path: '/contact',
      words: 'email phone write to us message help volunteer mailing list newsletter sign up news',
      lead: texts['contact.lead'],
      body: [contact.newsletter.intro],
    },
    {
      path: '/donate',
      words: 'donate money give donation fundraising bank transfer details barrister',
      lead: texts['donate.lead'],
      body: [
        texts['donate.reports'],
        texts['donate.counsel'],
        ...(campaign.fundraising_url === '' ? [] : [texts['donate.online']]),
        ...(canReceive(campaign.bank_account) ? [texts['donate.transfer']] : []),
      ],
    },
    {
      path: '/ask-for-the-committee',
      words: 'letter to the nominated officer and member councillors decide delegated planning committee call in',
      lead: committeeLetter.lead,
      body: [committeeLetter.courtesy, whoDecides.meeting],
    },
    {
      path: '/plan-and-site',
      words:
        'history of the land timeline earlier applications appeal 1987 minerals plan policy requirements regulation 25 request further information answers gaps neighbourhood plan listed buildings farmland grade flood zone is it in the green belt footpaths',
      lead: planAndSite.lead,
      body: [...shownParts(siteChecks), { ...planAndSite.neighbourhood, rows: [] }].flatMap(
        ({ heading, paragraphs, open = '', rows }) => [
          heading,
          ...paragraphs,
          open,
          ...rows.flatMap(({ title, answer, gap }) => [title, answer, gap]),
        ],
      ),
    },
    {
      path: '/cases',
      words:
        'other quarries precedents examples won lost refused allowed withdrawn quashed what happened elsewhere comparable decisions',
      lead: casesPage.lead,
      body: [casesPage.choice, casesPage.limits],
    },
    {
      path: '/pack',
      words:
        'poster leaflet flyer sticker print noticeboard window councillors briefing sign-up sheet QR code pdf by hand no internet log diary record lorries count lorries noise diary dust diary near miss evidence two-minute speech script speakers',
      lead: packPage.lead,
      body: [packPage.fresh, ...Object.values(packPapersWords).map(({ name, text }) => `${name}. ${text}`)],
    },
    {
      path: '/sources',
      words: 'where this comes from references who says so checked true wrong mistake correction',
      lead: sourcesPage.lead,
      body: [sourcesPage.honest],
    },
    {
      path: '/updates',
      words: 'newsletter archive news sent e-mails mailing list past earlier what we sent',
      lead: updatesPage.lead,
      body: [updatesPage.call],
    },
    {
      path: '/privacy',
      words: 'my data personal details cookies GDPR',
      lead: privacy.lead,
      body: [...privacy.short, ...privacyWords(campaign)],
    },
  ]
  return pages.map((page) => ({ title: pageName(page.path), ...page }))
}

type Texts = ReturnType<typeof builtInTexts>

/** The words of /how-to-object, which differ from mode to mode. */
function objecting(texts: Texts, { state }: Consultation, campaign: PageFacts['campaign'], dates: string) {
  const words =
    'how to object what can i do object again objection comment write to the council deadline last day closing date letter template what counts house prices compensation where do i send it who reads it'
  const always = everyObjectionCounts.text
  if (state !== 'open') {
    const body = [dates, texts['how-to-object.advice'], ...Object.values(letterMeanwhile), always]
    return {
      words,
      lead: `${(state === 'over' ? noLongerTaken : consultationClosedGuide).statement} ${texts['how-to-object.closed']}`,
      body,
    }
  }
  const { steps } = consultationOpenGuide(campaign)
  const body = [
    dates,
    texts['how-to-object.guidance'],
    ...steps.map(({ title, text }) => `${title}. ${text}`),
    texts['how-to-object.letter'],
    always,
  ]
  return { words, lead: texts['how-to-object.open'], body }
}

/** What holds however the site sends its e-mails. */
function privacyWords(campaign: PageFacts['campaign']): string[] {
  const facts = { kept: campaign.retention_days, host: campaign.host, hasProvider: false, sendsMails: false }
  const other = new Set(privacySections({ ...facts, hasProvider: true, sendsMails: true }).flatMap(paragraphsOf))
  return privacySections(facts)
    .flatMap(paragraphsOf)
    .filter((paragraph) => other.has(paragraph))
}

const paragraphsOf = ({ paragraphs }: { paragraphs: readonly string[] }) => paragraphs
