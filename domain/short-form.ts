import { type LetterPoint, requirements } from './letter.ts'

export const portalLimits = [500, 1000, 2000] as const

/** The length of a text as a portal counts it: one that sends forms counts a line break as two characters. */
export function portalLength(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
}

/** Less of a sentence than this tells a reader nothing. */
const leastCut = 40

/**
 * The objection in at most `limit` characters: the writer's own words, those of the weightiest point first and at their end
 * what should be required, and then, where all of them found room, our sentences as far as there is room. `isCut` says that some of the writer's words are missing.
 */
export function shortForm(
  written: readonly Omit<LetterPoint, 'ground' | 'offered'>[],
  reference: string,
  limit: number,
): { text: string; isCut: boolean } {
  const points = written.filter(({ today }) => today !== '')
  const required = requirements(points)
    .map((line) => line.replace(/[.;,]$/, ''))
    .join('; ')
  const own = [
    ...points.map(({ today, change, wrong }) => lineOf([today, change, wrong].join('\n'))),
    lineOf(required && `If it is permitted all the same, please require: ${required}`),
  ]
  const ours = points.map(({ sentence }) => lineOf(sentence?.text ?? ''))
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

  // Each point has its say before any has more, and only then is a sentence cut that is too long.
  for (const line of own) take(line, 1)
  for (const line of own) {
    const cut = line.taken.length === 0 ? cutTo(line.sentences[0] ?? '', roomIn(line)) : ''
    if (cut !== '') put(line, cut)
  }
  for (const line of own) take(line, line.sentences.length)
  const isCut = !own.every(isWhole)
  if (!isCut) for (const line of ours) take(line, line.sentences.length)

  const said = [...own, ...ours].filter(({ taken }) => taken.length > 0)
  return { text: [start, ...said.map(({ taken }) => taken.join(' '))].join('\n'), isCut }
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

/** The beginning of a sentence up to a word; empty where too little of it would be left. */
function cutTo(sentence: string, room: number): string {
  const most = sentence.slice(0, Math.max(0, room))
  const at = most.lastIndexOf(' ')
  return at < leastCut ? '' : `${most.slice(0, at).replace(/[\s,;:–—-]+$/, '')}…`
}
