/**
 * Prints what the search of the site is worth: how many questions of residents are answered by one of the first three
 * results, in the part that it was tuned on in the part that was held out, and in those that others wrote; how long the index takes and answers at
 * 5,000 documents; and how large the answers of the built site are. `npm run search-figures`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentReader } from '../domain/content.ts'
import type { EvidenceDocument } from '../domain/evidence-document.ts'
import { createSiteSearch } from '../server/search/site-search.ts'
import { isHeldOut, type Question, questions, questionsOfOthers } from '../server/search/testing/questions.ts'
import { isFoundInFirstThree } from '../server/search/testing/recall.ts'
import { openStoredContent } from '../server/stored-content.ts'
import { startSite } from '../server/testing/site-process.ts'
import { visitorContent } from '../server/visitor-content.ts'

const manyDocuments = 5000
const rounds = 5
const today = () => '2026-11-22'
/** What costs most: lines of many words that mean the same, words that all documents have, slips, and beginnings of words. */
const hostile = [
  'lorry traffic noise dust flood well objection restoration',
  'council application quarry people says site land asks',
  'sxxxxxxa cxxxxxxb pxxxxxxc bxxxxxd mxxxxxe txxxxxf dxxxxxg',
  'con pro sta pre com tra res per',
]

const folder = await mkdtemp(join(tmpdir(), 'quarry-search-'))
const stored = await openStoredContent(`file:${join(folder, 'site.db')}`)
try {
  const content = visitorContent(stored.content)
  await printRecall(content)
  await printTimes(content)
} finally {
  await stored.close()
  await rm(folder, { recursive: true })
}
await printSizes()

async function printRecall(content: ContentReader): Promise<void> {
  const search = createSiteSearch(content, () => '1', today)
  const share = async (name: string, part: readonly Question[]) => {
    const found = await Promise.all(part.map(async (each) => isFoundInFirstThree(each, await search(each.typed))))
    const count = found.filter(Boolean).length
    console.log(`${name.padEnd(28)}${count} of ${part.length}, ${((100 * count) / part.length).toFixed(0)}%`)
  }
  console.log('Questions answered by one of the first three results')
  await share(
    'tuned on',
    questions.filter((question, index) => !isHeldOut(question, index)),
  )
  await share('held out', questions.filter(isHeldOut))
  await share('all', questions)
  await share('written by others', questionsOfOthers)
}

async function printTimes(content: ContentReader): Promise<void> {
  const documents = await content.list('evidence_documents')
  const many = [...documents, ...Array.from({ length: manyDocuments }, (_, index) => madeUp(documents, index))]
  let version = '1'
  const search = createSiteSearch(
    {
      list: async (table) => (table === 'evidence_documents' ? ([...many] as never) : content.list(table)),
      find: async () => undefined,
    },
    () => version,
    today,
  )
  console.log(`\nAt ${many.length.toLocaleString('en-GB')} documents, in ms of the processor`)
  const line = (name: string, text: string) => console.log(`${name.padEnd(28)}${text}`)
  const [memory, turns] = [process.memoryUsage().rss, watchTurns()]
  line('the first search', ms(await spent(() => search('dust'))))
  line('longest turn meanwhile', ms(turns()))
  line('memory', `${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB more`)
  version = '2'
  many.push({ ...madeUp(documents, 0), title: 'Another one' })
  line('the first after an edit', ms(await spent(() => search('dust'))))
  const times = async (typed: readonly string[]) => {
    const all: [number, string][] = []
    for (let round = 0; round < rounds; round++) {
      for (const each of typed) all.push([await spent(() => search(each)), each])
    }
    const sorted = all.toSorted(([a], [b]) => a - b)
    const [worst, which] = sorted.at(-1) ?? [0, '']
    return `median ${ms(sorted[sorted.length >> 1]?.[0] ?? 0)}, worst ${ms(worst)} for '${which}'`
  }
  line('questions', await times(questions.map(({ typed }) => typed)))
  line('hostile queries', await times(hostile))
}

async function printSizes(): Promise<void> {
  await using site = await startSite('public')
  const sizes: [number, string][] = []
  for (const { typed } of questions) {
    const address = `${site.origin}/quarry/search?${new URLSearchParams({ q: typed })}`
    const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } })
    sizes.push([Number(headers.get('Content-Length')), typed])
  }
  const sorted = sizes.toSorted(([a], [b]) => a - b)
  const [largest, typed] = sorted.at(-1) ?? [0, '']
  console.log(
    `\nBytes of an answer as gzip: median ${sorted[sorted.length >> 1]?.[0]}, largest ${largest} for '${typed}'`,
  )
}

/** Sentences of real documents in another order, with words of its own. */
function madeUp(documents: readonly EvidenceDocument[], index: number): EvidenceDocument {
  const sentences = documents.flatMap(({ detail_text }) => detail_text.split(/(?<=\.)\s/))
  const pick = (place: number) => sentences[(index * 7919 + place * 104_729) % sentences.length] ?? ''
  const own = (index * 2_654_435_761).toString(36).replaceAll(/\d/g, 'o')
  const [first] = documents as [EvidenceDocument]
  return {
    ...first,
    id: `made-up-${index}`,
    title: `${pick(0).slice(0, 60)} ${own}`,
    description: `${pick(1)} ${pick(2)}`,
    detail_text: Array.from({ length: 16 }, (_, place) => pick(place + 3)).join(' '),
  }
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return processorTime(before)
}

/** In ms, of all threads. */
function processorTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** Watches how long others wait for their turn; returns the longest time in ms. */
function watchTurns(): () => number {
  let [longest, last, isWatching] = [0, process.cpuUsage(), true]
  const turn = () => {
    longest = Math.max(longest, processorTime(last))
    last = process.cpuUsage()
    if (isWatching) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    isWatching = false
    return longest
  }
}

function ms(time: number): string {
  return time.toFixed(1)
}
