import { type PackPaper, packForAll, packPapers, packPath, readPaper } from '../../domain/pack.ts'
import { home } from '../home.ts'
import { briefingWords, packPage, packPapersWords, paperWords, signUpWords } from '../pack-words.ts'
import { type Pack, readPack } from '../read-pack.ts'
import { builtIn, type Reading, rowText, type StatedText, type StatingPage, textsIn } from './stated-text.ts'

/** What the pack of a place says, or one of its papers; undefined where there is none (rule: pack-content). */
export async function packTexts(path: string, { content }: Reading): Promise<StatingPage | undefined> {
  const [, , place = packForAll, part, , tooMuch] = path.split('/')
  const paper = part === undefined ? undefined : readPaper(part)
  if ((part !== undefined && !paper) || tooMuch !== undefined) return undefined
  const pack = await readPack(place, content)
  if (!pack) return undefined
  const texts = (paper ? [paper] : packPapers).flatMap((each) => textsOn[each](pack))
  const name = pack.name === '' ? packPage.title : packPage.titleFor(pack.name)
  return {
    path: packPath(place, paper),
    name,
    texts: [...once(texts), builtIn(textsIn([packPage, packPapersWords]).join('\n'))],
  }
}

const textsOn: Record<PackPaper, (pack: Pack) => StatedText[]> = {
  poster: (pack) => [...heads(pack), ...(pack.points.length === 0 ? figures(pack) : [])],
  leaflet: (pack) => [...heads(pack), ...figures(pack)],
  stickers: heads,
  briefing: (pack) => [
    builtIn(home.answer.applied, 'proposed'),
    builtIn(pack.where, 'where'),
    ...figures(pack),
    builtIn(briefingWords.fair, 'fair'),
    ...pack.reasons.map(({ ground, title, text }, index) => builtIn(`${ground}: ${title}. ${text}`, `reason-${index}`)),
    builtIn(textsIn([pack.asks, briefingWords]).join('\n')),
  ],
  'sign-up': () => [builtIn(textsIn(signUpWords).join('\n'))],
}

function heads({ statement, points }: Pack): StatedText[] {
  return [builtIn(textsIn([statement, points, paperWords]).join('\n'))]
}

function figures({ facts }: Pack): StatedText[] {
  return facts.map(({ id, title, figure }) =>
    rowText('key_facts', id, `Key fact: ${title}`, [figure, title], `figure-${id}`),
  )
}

/** Each passage once, though several papers have it. */
function once(texts: readonly StatedText[]): StatedText[] {
  return texts.filter(
    ({ place, text }, index) => texts.findIndex((other) => other.place === place && other.text === text) === index,
  )
}
