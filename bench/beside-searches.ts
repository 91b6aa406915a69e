import questions from '../server/search/testing/questions.json' with { type: 'json' }
import { startSite } from '../server/testing/site-process.ts'
import { type Measured, measure, median } from './wrk.ts'

const kept = '/quarry/villages/barford'
const rounds = 5
const seconds = { warming: 4, round: 4 }
/** How many searches for different words are begun in a second while visitors read, and how many must be answered. */
const [begun, wantedAnswers] = [20, 15]
/** How many times as long one request in a hundred may take meanwhile. */
const mostTimes = 2

/** Measures how many searches for different words the site answers, and how long visitors wait for a kept page without and with searches. */
export async function besideSearches(folder: string): Promise<{ isMet: boolean; others: number }> {
  await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
  const searches = differentSearches()
  const take = (count: number) => Array.from({ length: count }, () => searches.next().value ?? '')
  const load = { pid: site.pid, origin: site.origin, folder, seconds: seconds.round }
  const search = () => measure({ ...load, paths: take(2_000), connections: 8 })
  const read = () => measure({ ...load, paths: [kept], connections: 200 })
  // The first search makes the index.
  await fetch(site.origin + take(1).join())
  await measure({ ...load, paths: take(500), connections: 8, seconds: seconds.warming })
  const found: Record<'searches' | 'without' | 'with', Measured[]> = { searches: [], without: [], with: [] }
  let answered = 0
  for (let round = 0; round < rounds; round += 1) {
    found.searches.push(await search())
    found.without.push(await read())
    const asked: Promise<Response>[] = []
    const searching = setInterval(() => asked.push(fetch(site.origin + searches.next().value)), 1_000 / begun)
    found.with.push(await read())
    clearInterval(searching)
    answered += (await Promise.all(asked)).filter(({ ok }) => ok).length
  }
  const of = (all: Measured[], figure: keyof Measured) => median(all.map((each) => each[figure]))
  const { searches: alone, without, with: together } = found
  console.log(`Searches, each for other words, medians of ${rounds} rounds`)
  console.log(
    `  ${of(alone, 'rate').toFixed(0)} a second, ${(of(alone, 'cost') / 1_000).toFixed(1)} ms of a processor each`,
  )
  for (const [name, all] of Object.entries({ without, with: together }))
    console.log(`  a kept page ${name} searches: p50 ${of(all, 'p50')} ms, p99 ${of(all, 'p99')} ms`)
  const times = median(together.map(({ p99 }, round) => p99 / (without[round]?.p99 ?? Number.NaN)))
  const rate = answered / (rounds * seconds.round)
  console.log(
    `  p99 with ${rate.toFixed(0)} searches a second is ${times.toFixed(2)} times that without (${mostTimes} wanted)`,
  )
  const isMet = times <= mostTimes && rate >= wantedAnswers
  return { isMet, others: of([...alone, ...without, ...together], 'others') }
}

/** Two words each, of the questions that residents ask. */
function* differentSearches(): Generator<string> {
  const words = [...new Set(Object.keys(questions.residents).flatMap((question) => question.match(/\w{3,}/g) ?? []))]
  for (let apart = 1; apart < words.length; apart += 1)
    for (const [at, word] of words.entries()) yield `/quarry/search?q=${word}+${words[(at + apart) % words.length]}`
}
