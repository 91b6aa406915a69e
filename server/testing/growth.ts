import { type HostileText, hostileTexts, inGroups, inOne, shortTexts } from './hostile-texts.ts'

/** A way to send a text to the site. */
interface Way {
  /** How much is sent at most, in bytes, with all that a text needs to be written there. */
  mostBytes: number
  /** The part of the request that holds the text, as it is sent. */
  write: (text: string) => string
  /** Sends it; rejects where it is refused before anything is done with it. */
  send: (written: string) => Promise<void>
}

/** CPU time in ms, of all threads of this process, which serves the site: what other processes do does not count. */
async function workOf(way: Way, text: HostileText, bytes: number): Promise<number> {
  const written = way.write(textOf(way, text, bytes))
  const before = process.cpuUsage()
  await way.send(written)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

let sent = 0
const sampleLength = 3000

/** How many bytes a character of this text takes where it is written. */
function bytesEach({ write }: Way, { make }: HostileText): number {
  return (Buffer.byteLength(write(make(sampleLength, 0))) - Buffer.byteLength(write(''))) / sampleLength
}

/** The text that takes so many bytes when it is written; never the same twice, so that no answer is known. */
function textOf(way: Way, text: HostileText, bytes: number): string {
  sent += 1
  const left = (bytes - Buffer.byteLength(way.write(''))) * 0.97
  return text.make(Math.max(1, Math.floor(left / bytesEach(way, text))), sent)
}

/** Less CPU time than this in ms is little, whatever it grows like. */
const little = 3
/** Twice the text may take so many times the work. What grows with the square takes four times, what does not, two. */
const mostGrowth = 3
/** What is longer is first sent at these parts of the full size: a few kB of one text may take what all of it would not end in. */
const [smallPart, largerPart] = [1 / 32, 1 / 8]
/** At the first of them so many texts are sent in one; only where they take long, each by itself. */
const atFirst = 8
/** What is no longer than a text in an address or a header is sent in full at once. */
const shortest = 16_384
/**
 * So many ms are long enough to be measured, and what takes less for a text longer than `shortest` harms nobody; and so many
 * are reason to look closer at once.
 */
const [measurable, alarming] = [30, 1000]
/** So many texts are looked at more closely, and more of them where they take much longer than usual. */
const [closerLooks, mostLooks] = [2, 3]

/** A text, how many bytes of it were sent, and the CPU time in ms that they took. */
interface Look {
  text: HostileText
  size: number
  work: number
}

/**
 * A text whose work grows faster than it does, in words; undefined where there is none. The ones that take longest are
 * sent in turn with half of them, and the least times compared, since whatever else happens only adds to them: in full,
 * unless an eighth takes long enough to be measured. Where one seems to grow too fast, it is sent more times before that
 * is said.
 */
export async function findGrowth(way: Way): Promise<string | undefined> {
  const isShort = way.mostBytes <= shortest
  // A header, for one, has no room for most control characters.
  const texts = (isShort ? shortTexts : hostileTexts).filter((text) => bytesEach(way, text) > 0.2)
  const looks: Look[] = []
  for (const group of isShort ? [texts] : inGroups(texts, atFirst)) {
    const found = await lookAtAll(way, group, isShort ? [1] : await partsFor(way, group), looks)
    if (found !== undefined) return found
  }
  return lookCloser(way, looks)
}

/** The parts of the full size at which each of these texts is sent. */
async function partsFor(way: Way, group: readonly HostileText[]): Promise<number[]> {
  const isSlow = (await workOf(way, inOne(group), way.mostBytes * smallPart)) > measurable
  return isSlow ? [smallPart, largerPart] : [largerPart]
}

/** Sends each text, a larger part of it where a smaller one took little; in words, one whose work grows too fast. */
async function lookAtAll(way: Way, texts: readonly HostileText[], parts: readonly number[], looks: Look[]) {
  for (const text of texts) {
    let last: Look = { text, size: 0, work: 0 }
    for (const size of parts.map((part) => way.mostBytes * part)) {
      last = { text, size, work: await workOf(way, text, size) }
      const found = last.work > alarming ? await compare(way, text, size) : undefined
      if (found !== undefined) return found
      if (last.work > measurable) break
    }
    looks.push(last)
  }
  return undefined
}

async function lookCloser(way: Way, looks: readonly Look[]): Promise<string | undefined> {
  const slowest = looks.toSorted((one, other) => other.work - one.work)
  const usual = slowest[Math.floor(slowest.length / 2)]?.work ?? 0
  for (const [index, { text, size, work }] of slowest.entries()) {
    if ((work * way.mostBytes) / size < little) break
    if (index >= (work < 4 * usual ? closerLooks : mostLooks)) break
    const found = await compare(way, text, work > measurable ? size : way.mostBytes)
    if (found !== undefined) return found
  }
  return undefined
}

async function compare(way: Way, text: HostileText, bytes: number): Promise<string | undefined> {
  const least = bytes > shortest ? measurable : little
  const [halves, wholes]: [number[], number[]] = [[], []]
  for (const times of [1, 3, 7]) {
    while (halves.length < times) {
      halves.push(await workOf(way, text, bytes / 2))
      wholes.push(await workOf(way, text, bytes))
    }
    const [half, whole] = [Math.min(...halves), Math.min(...wholes)]
    if (times === 1 ? isClear(half, whole) : whole < least || whole <= mostGrowth * half) return undefined
  }
  const [half, whole] = [Math.min(...halves), Math.min(...wholes)]
  return `${text.name}: ${half.toFixed(1)} ms for ${Math.round(bytes / 2)} bytes, ${whole.toFixed(1)} ms for twice as many`
}

/** Whether one time is enough to see that nothing grows too fast: it took long, and hardly more than twice as long. */
function isClear(half: number, whole: number): boolean {
  return half > measurable && whole <= 2.4 * half
}
