import type { Round } from './besiege.ts'
import { judge, milliseconds, waitOf } from './verdict.ts'

const columns: [heading: string, width: number, cell: (round: Round) => string][] = [
  ['asked', 7, ({ visit }) => String(visit.asked.length)],
  ['refused', 9, ({ visit }) => String(Object.values(visit.refused).reduce((sum, count) => sum + count, 0))],
  ['p50', 10, ({ visit }) => milliseconds(waitOf(visit, 0.5))],
  ['p99', 10, ({ visit }) => milliseconds(waitOf(visit, 0.99))],
  ['slowest', 10, ({ visit }) => milliseconds(waitOf(visit, 1))],
  ['own delay', 11, ({ visit }) => milliseconds(visit.ownDelayMs)],
  ['memory, MB', 14, ({ site }) => `${Math.round(site.restMb)} to ${Math.round(site.highestMb)}`],
  ['at work', 9, ({ site }) => `${Math.round(site.cpuShare * 100)}%`],
  ['starved', 9, ({ site }) => `${Math.round(site.starvedShare * 100)}%`],
  ['load', 7, ({ load }) => load.toFixed(1)],
]
const nameWidth = 21

/** The line above all rounds. */
export function headings(): string {
  return 'attack'.padEnd(nameWidth) + columns.map(([heading, width]) => heading.padStart(width)).join('')
}

/** A round as a line of figures, with what the attackers achieved and what is wrong below it. */
export function describe(round: Round): string {
  const figures = round.name.padEnd(nameWidth) + columns.map(([, width, cell]) => cell(round).padStart(width)).join('')
  const { failures, unjudged } = judge(round)
  return [
    figures,
    ...(round.attack.opened + round.attack.refused > 0 ? [`    ${achieved(round)}`] : []),
    `    slowest: ${slowest(round)}`,
    ...unjudged.map((reason) => `    not judged: ${reason}`),
    ...failures.map((failure) => `    FAILED: ${failure}`),
  ].join('\n')
}

function slowest({ visit }: Round): string {
  const worst = visit.asked.toSorted((one, other) => other.ms - one.ms).slice(0, 3)
  return worst.map(({ what, ms }) => `${milliseconds(ms)} for ${what}`).join(', ')
}

function achieved({ attack, site, seconds }: Round): string {
  const answers = Object.entries(attack.answers).map(([status, count]) => `${number(count)} x ${status}`)
  return [
    `${number(attack.opened)} connections made, ${number(attack.cutOff)} cut off, ${number(attack.refused)} refused`,
    `at the site at most ${number(site.mostOpen)} open, ${number(site.openAtEnd)} in the end, the oldest for ${site.oldestSeconds.toFixed(0)} s`,
    `${number(attack.requests / seconds)} requests/s: ${answers.join(', ') || 'no answers read'}`,
  ].join('; ')
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
