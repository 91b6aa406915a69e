import type { LetterPoint } from './letter.ts'

export const portalLimits = [500, 1000, 2000] as const

interface ShortForm {
  text: string
  /** Names of points of whose words nothing found room. */
  leftOut: string[]
  /** Names of points of whose own words only a part found room. */
  shortened: string[]
}

/** The length of a text as a portal counts it: one that sends forms counts a line break as two characters. */
export function portalLength(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
}

/** Less of a sentence than this tells a reader nothing. */
const leastCut = 40

/**
 * The objection in at most `limit` characters: the writer's own words, those of the weightiest point first, and then, where
 * none of them had to be cut, our sentences as far as there is room.
 */
export function shortForm(written: readonly LetterPoint[], reference: string, limit: number): ShortForm {
  const points = written
    .filter(({ words }) => words !== '')
    .map(({ ground, words, sentence }) => ({
      name: ground.name,
      own: lineOf(words),
      ours: lineOf(sentence?.text ?? ''),
    }))
  const start = `I object to application ${reference}.`
  let room = limit - portalLength(start)

  /** A line break counts as two characters, a space as one. */
  const roomIn = (line: Line) => room - (line.taken.length === 0 ? 2 : 1)
  const put = (line: Line, text: string) => {
    room = roomIn(line) - text.length
    line.taken.push(text)
  }
  /** Takes what is still left of a line, up to so many sentences, until one finds no room. */
  const take = (line: Line, most: number) => {
    for (const sentence of line.sentences.slice(line.taken.length, most)) {
      if (sentence.length > roomIn(line)) return
      put(line, sentence)
    }
  }

  const own = points.map((point) => point.own)
  // Each point has its say before any has more, and only then is a sentence cut that is too long.
  for (const line of own) take(line, 1)
  for (const line of own) {
    const cut = line.taken.length === 0 ? cutTo(line.sentences[0] ?? '', roomIn(line)) : ''
    if (cut !== '') put(line, cut)
  }
  for (const line of own) take(line, line.sentences.length)
  if (own.every(isWhole)) for (const { ours } of points) take(ours, ours.sentences.length)

  const said = [...own, ...points.map(({ ours }) => ours)]
  const isSaid = ({ taken }: Line) => taken.length > 0
  return {
    text: [start, ...said.filter(isSaid).map(({ taken }) => taken.join(' '))].join('\n'),
    leftOut: points.filter(({ own }) => !isSaid(own)).map(({ name }) => name),
    shortened: points.filter(({ own }) => isSaid(own) && !isWhole(own)).map(({ name }) => name),
  }
}

/** The sentences of a point, and what of them found room. */
interface Line {
  sentences: readonly string[]
  taken: string[]
}

function lineOf(text: string): Line {
  const sentences = text.split(/(?<=[.!?]["”’)\]]?)\s+|\n+/).map((sentence) => sentence.trim())
  return { sentences: sentences.filter((sentence) => sentence !== ''), taken: [] }
}

function isWhole({ sentences, taken }: Line): boolean {
  return taken.length === sentences.length && taken.at(-1) === sentences.at(-1)
}

/** The beginning of a sentence up to a clause, or else to a word; empty where too little of it would be left. */
function cutTo(sentence: string, room: number): string {
  const most = sentence.slice(0, Math.max(0, room))
  const atClause = Math.max(...[', ', '; ', ': ', ' – ', ' — ', ' - '].map((mark) => most.lastIndexOf(mark)))
  const at = atClause > room / 2 ? atClause : most.lastIndexOf(' ')
  return at < leastCut ? '' : `${most.slice(0, at).replace(/[\s,;:–—-]+$/, '')}…`
}
