import { articleText } from '../../domain/article-text.ts'
import { articlePage } from '../article-page.ts'
import { articles, findArticle } from '../articles.ts'
import { distanceFromSite, findPlace } from '../places.ts'
import { villageCall, whereWords } from '../village-page.ts'
import { builtIn, type Reading, rowText, type StatedText, type StatingPage, textsIn } from './stated-text.ts'

/** What the page of a village says. */
export async function villageTexts(slug: string, { content }: Reading): Promise<StatingPage | undefined> {
  const village = await content.find('village_data', slug)
  const name = village?.name ?? findPlace(slug)?.name
  if (name === undefined) return undefined
  const passage = (place: string, what: string, ...texts: string[]) =>
    rowText('village_data', slug, `${name}: ${what}`, texts, place)
  const place = findPlace(slug)
  const isEmpty = !village || (village.impact_cards.length === 0 && village.preamble.intro === '')
  const where = isEmpty && place ? [builtIn(whereWords(name, distanceFromSite(place.position)))] : []
  return {
    path: `/villages/${slug}`,
    name: `${name} Impact Assessment`,
    texts: [
      ...(village
        ? [
            passage('', 'summary', village.summary),
            passage('preamble', 'introduction', village.preamble.intro, village.preamble.description),
            ...village.impact_cards.map(({ title, content: { intro, bulletPoints = [] } }, index) =>
              passage(`card-${index}`, title, title, intro, ...bulletPoints),
            ),
          ]
        : []),
      ...where,
      builtIn(textsIn(villageCall).join('\n')),
    ],
  }
}

/** What an article says. */
export async function articleTexts(path: string, slug: string, { content }: Reading): Promise<StatingPage | undefined> {
  const known = path.startsWith('/impact/') ? articles.find(({ cardId }) => cardId === slug) : findArticle(slug)
  const cardId = known ? known.cardId : slug
  const card = (await content.list('impact_cards')).find(({ card_id }) => card_id === cardId)
  const text = articleText(known, card)
  if (!text) return undefined
  const passage = (place: string, part: string, words: string): StatedText => ({
    place,
    text: words,
    name: `${text.title}${part && `: ${part}`}`,
    ...(card && { row: { table: 'impact_cards', key: card.id } }),
  })
  return {
    path,
    name: text.title,
    texts: [
      passage('', '', `${text.title}\n${text.lead}\n${text.description}`),
      ...text.sections.map(({ heading, content: words }, index) =>
        passage(`part-${index + 1}`, heading, `${heading}\n${words}`),
      ),
      builtIn([...(known ? [known.description] : []), ...textsIn(articlePage)].join('\n')),
    ],
  }
}
