import { articleAddress, articleSlug, hasFixedRoute } from '../../domain/article-address.ts'
import { articleText } from '../../domain/article-text.ts'
import type { ContentReader } from '../../domain/content.ts'
import { type PageTextId, pageTextIds } from '../../domain/fixed-row-ids.ts'
import { type PackPaper, packForAll, packPapers, packPath, readPaper } from '../../domain/pack.ts'
import { consultationOn, currentStage, stagesOn, waitingIn } from '../../domain/progress.ts'
import { caseAnchor } from '../cases-page.ts'
import { articleFigures, partBeforeFigure } from '../figure-words.ts'
import { isFormPaper } from '../form-sheets.ts'
import { packPage } from '../pack-words.ts'
import { textPlaces } from '../page-texts.ts'
import { findPlace } from '../places.ts'
import { shownParts, siteCheckAnchor } from '../plan-and-site.ts'
import { factFigures } from '../proposal.ts'
import { pageName, publicPages } from '../public-pages.ts'
import { type Pack, readPack } from '../read-pack.ts'
import { liesOnRoad } from '../scale-plan.ts'
import { findArticle } from '../seed/first-rows.ts'
import { builtIn, drawn } from './built-in-claims.ts'
import { type PagePassages, type Passage, type Reading, rowPassage } from './passage.ts'

/** The texts of the page at a path below /quarry that name claims, as visitors read them on this day; undefined where no page stands there. */
export async function readPassages(path: string, reading: Reading): Promise<PagePassages | undefined> {
  const slug = articleSlug(path)
  if (path.startsWith('/villages/')) return villagePassages(slug, reading)
  if (/^\/pack(?:\/|$)/.test(path)) return packPassages(path, reading)
  if (path.startsWith('/impact/') || findArticle(slug)) return articlePassages(path, slug, reading)
  const isPage = publicPages.some((page) => page.path === path)
  return isPage ? { path, name: pageName(path), passages: (await pages[path]?.(reading)) ?? [] } : undefined
}

/** The paths of all pages that say something. */
async function pagePaths(content: ContentReader): Promise<string[]> {
  const [villages, cards] = await Promise.all([content.list('village_data'), content.list('impact_cards')])
  return [
    ...new Set([
      ...publicPages.map(({ path }) => path),
      ...cards.map(({ card_id }) => articleAddress(card_id)),
      ...villages.map(({ village_key }) => `/villages/${village_key}`),
    ]),
  ]
}

const pages: Record<string, (reading: Reading) => Promise<Passage[]>> = {
  '/': async (reading) => [...(await ownTexts(reading, 'home')), ...builtIn('home')],
  async '/the-proposal'(reading) {
    const facts = await reading.content.list('key_facts')
    return [
      ...(await ownTexts(reading, 'the-proposal')),
      ...facts.flatMap((fact) => [factPassage(fact), ...drawn(factFigures[fact.id])]),
    ]
  },
  async '/how-to-object'(reading) {
    const stages = await reading.content.list('process_stages')
    const { canPrepare, canWrite } = waitingIn(currentStage(stagesOn(stages, reading.today)))
    const isTaken = consultationOn(stages, reading.today).state === 'open'
    return [
      ...(await ownTexts(reading, 'how-to-object')),
      ...(!isTaken && canPrepare && canWrite ? builtIn('beforeConsultation') : []),
      ...(isTaken || canWrite ? builtIn('howToObject') : []),
    ]
  },
  '/write-objection': async () => builtIn('writeObjection'),
  async '/plan-and-site'({ content }) {
    const rows = shownParts(await content.list('site_checks')).flatMap(({ rows }) => rows)
    return [
      ...drawn('plan'),
      ...rows.map(({ id, title, claims }) =>
        rowPassage('site_checks', id, `Plan and site: ${title}`, claims, siteCheckAnchor(id)),
      ),
      ...builtIn('planAndSite'),
    ]
  },
  async '/cases'({ content }) {
    const cases = await content.list('cases')
    return cases.map(({ id, name, claims }) => rowPassage('cases', id, `Case: ${name}`, claims, caseAnchor(id)))
  },
  '/privacy': async () => builtIn('privacy'),
  '/ask-for-the-committee': async () => builtIn('committeeLetter'),
  '/evaluate-objection': async () => builtIn('evaluateObjection'),
  async '/process'({ content }) {
    const stages = await content.list('process_stages')
    return [
      ...builtIn('process'),
      ...stages.map(({ id, title, claims }) => rowPassage('process_stages', id, `Stage: ${title}`, claims)),
    ]
  },
  async '/impact-map'({ content }) {
    const cards = await content.list('impact_cards')
    return [
      ...builtIn('impactMap'),
      ...cards.map(({ id, title, claims }) =>
        rowPassage('impact_cards', id, `Impact card: ${title}`, claims, `impact-${id}`),
      ),
    ]
  },
}

function factPassage({ id, title, claims }: Pick<Pack['facts'][number], 'id' | 'title' | 'claims'>): Passage {
  return rowPassage('key_facts', id, `Key fact: ${title}`, claims, `fact-${id}`)
}

/** The texts of a page that belong to the campaign, those that are shown on this day. */
async function ownTexts({ content, today }: Reading, page: string): Promise<Passage[]> {
  const { state } = consultationOn(await content.list('process_stages'), today)
  const mode = state === 'open' ? 'open' : 'closed'
  const rows = new Map((await content.list('page_texts')).map(({ id, claims }) => [id, claims]))
  const isShown = (id: PageTextId) => id.startsWith(`${page}.`) && (textPlaces[id].mode ?? mode) === mode
  return pageTextIds.filter(isShown).map((id) => {
    const name = `${pageName(page === 'home' ? '/' : `/${page}`)}: ${textPlaces[id].label}`
    return rowPassage('page_texts', id, name, rows.get(id), id === 'home.what' ? id : '')
  })
}

async function villagePassages(slug: string, { content }: Reading): Promise<PagePassages | undefined> {
  const village = await content.find('village_data', slug)
  const name = village?.name ?? findPlace(slug)?.name
  if (name === undefined) return undefined
  const passage = (place: string, what: string, claims?: readonly string[]) =>
    rowPassage('village_data', slug, `${name}: ${what}`, claims, place)
  const position = village?.position ?? findPlace(slug)?.position
  return {
    path: `/villages/${slug}`,
    name: `${name} Impact Assessment`,
    passages: [
      ...builtIn('villageHead').filter(({ place }) => position || place !== 'head-distance'),
      ...(village ? [passage('preamble', 'introduction', village.claims)] : []),
      ...drawn(position && liesOnRoad(position) ? 'weekday' : undefined),
      ...drawn(position && 'plan'),
      ...(village?.impact_cards ?? []).map(({ title, claims }, index) => passage(`card-${index}`, title, claims)),
    ],
  }
}

async function articlePassages(path: string, slug: string, { content }: Reading): Promise<PagePassages | undefined> {
  const isOfCard = path.startsWith('/impact/') || hasFixedRoute(slug)
  const known = isOfCard && !hasFixedRoute(slug) ? undefined : findArticle(slug)
  const card = isOfCard ? (await content.list('impact_cards')).find(({ card_id }) => card_id === slug) : undefined
  const text = articleText(known, card)
  if (!text) return undefined
  const passages = text.sections.map(
    ({ heading, claims = [] }, index): Passage => ({
      place: `part-${index + 1}`,
      claims,
      name: `${text.title}: ${heading}`,
      ...(card && { row: { table: 'impact_cards', key: card.id } }),
    }),
  )
  if (known) passages.splice(partBeforeFigure(passages.length) + 1, 0, ...drawn(articleFigures[slug]))
  return { path, name: text.title, passages }
}

/** What the pack of a place says, or one of its papers; undefined where there is none. */
async function packPassages(path: string, { content }: Reading): Promise<PagePassages | undefined> {
  const [, , place = packForAll, part, , tooMuch] = path.split('/')
  const paper = part === undefined ? undefined : readPaper(part)
  if ((part !== undefined && !paper) || tooMuch !== undefined) return undefined
  const pack = await readPack(place, content)
  if (!pack) return undefined
  const passages = new Map(
    (paper ? [paper] : packPapers).flatMap((each) => paperPassages(each, pack)).map((each) => [each.place, each]),
  )
  return {
    path: packPath(place, paper),
    name: pack.name === '' ? packPage.title : packPage.titleFor(pack.name),
    passages: [...passages.values()],
  }
}

/** Those of one paper: each stands at its own place, also where several papers have it. */
function paperPassages(paper: PackPaper, { facts, where, reasons }: Pack): Passage[] {
  const figures = facts.map(factPassage)
  if (paper === 'letter') return builtIn('letterByHand')
  if (isFormPaper(paper)) return builtIn(paper)
  if (paper === 'leaflet') return figures
  if (paper !== 'briefing') return []
  return [
    ...builtIn('briefing').filter(({ place }) => place === 'proposed'),
    ...(where === '' ? [] : builtIn('whereVillageLies')),
    ...figures,
    ...builtIn('briefing').filter(({ place }) => place === 'fair'),
    ...reasons.map(({ ground, claims }, index) => ({ place: `reason-${index}`, claims, name: ground })),
  ]
}

/** Every page with its texts, and what rows name that no page lists. */
export async function readAllPassages(reading: Reading): Promise<PagePassages[]> {
  const paths = await pagePaths(reading.content)
  const pages = await Promise.all(paths.map((path) => readPassages(path, reading)))
  const unlisted = await unlistedPassages(reading)
  return pages
    .filter((page) => page !== undefined)
    .map((page) => ({ ...page, passages: [...page.passages, ...(unlisted[page.path] ?? [])] }))
}

/** What rows name whose sources no page lists: a document is a source itself, and letters cite those of their sentences. */
async function unlistedPassages({ content }: Reading): Promise<Record<string, Passage[]>> {
  const [documents, claims, grounds, villages] = await Promise.all([
    content.list('evidence_documents'),
    content.list('claims'),
    content.list('objection_grounds'),
    content.list('village_data'),
  ])
  const claimsOf = (parts: readonly { claims: readonly string[] }[]) => [
    ...new Set(parts.flatMap(({ claims }) => claims)),
  ]
  const stating = Map.groupBy(claims, ({ document_id }) => document_id)
  return {
    '/evidence-library': documents.map(({ id, title }) => {
      const ids = stating.get(id)?.map((claim) => claim.id)
      return rowPassage('evidence_documents', id, `Evidence document: ${title}`, ids)
    }),
    '/write-objection': [
      ...grounds.map(({ id, name, sentences }) =>
        rowPassage('objection_grounds', id, `Ground: ${name}`, claimsOf(sentences)),
      ),
      ...villages.map(({ village_key, name, facts = [] }) =>
        rowPassage('village_data', village_key, `${name}: facts for letters`, claimsOf(facts)),
      ),
    ],
  }
}
