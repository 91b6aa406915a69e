import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

export interface Load {
  /** The process that answers. */
  pid: number
  origin: string
  /** Asked for in turn. */
  paths: readonly string[]
  connections: number
  seconds: number
  /** Where wrk's script may be written. */
  folder: string
}

export interface Measured {
  /** Requests a second. */
  rate: number
  /** The processor's time for a request, in microseconds. */
  cost: number
  /** The time until a response has come, in milliseconds. */
  p50: number
  p99: number
  /** Which part of the processors' time others on the machine took. */
  others: number
}

/** Asks a server for its pages as fast as it answers. Fails where any response is no good one. */
export async function measure({ pid, origin, paths, connections, seconds, folder }: Load): Promise<Measured> {
  const file = join(folder, 'walk.lua')
  writeFileSync(file, script(paths, connections))
  const before = used(pid)
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', file, origin])
  const [output] = await Promise.all([buffer(child.stdout), once(child, 'exit')])
  const after = used(pid)
  const [requests = 0, micros = 0, p50 = 0, p99 = 0, errors = 0] =
    /^measured (.*)$/m.exec(output.toString())?.[1]?.split(' ').map(Number) ?? []
  if (requests === 0 || errors > 0) throw new Error(`${origin}: ${output}`)
  const others = after.all - before.all - (after.server - before.server) - (after.bench - before.bench)
  return {
    rate: requests / (micros / 1e6),
    cost: ((after.server - before.server) / requests) * 1e6,
    p50,
    p99,
    others: Math.max(0, others) / (after.whole - before.whole),
  }
}

/** All connections are there before the first request: Node takes one in each turn of its event loop, so that the last of many that come at once while it is busy would wait for seconds. */
function script(paths: readonly string[], connections: number): string {
  return `wrk.headers['Accept-Encoding'] = 'br'
local paths, requests, turn = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }, {}, 0
function init()
  for index, path in ipairs(paths) do requests[index] = wrk.format('GET', path) end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
local begun = 0
function delay()
  begun = begun + 1
  return begun <= ${connections} and 1000 or 0
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('measured %d %d %.1f %.1f %d\\n', summary.requests, summary.duration,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`
}

/** What has been used of the processors so far, in seconds: by the server, by ourselves with wrk, and by all. */
function used(pid: number) {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...rest] = numbers('/proc/stat', /^cpu +(.*)$/m)
  const all = [user, nice, system, ...rest.slice(0, 3)].reduce((sum, part) => sum + part, 0)
  return { server: ofProcess(pid), bench: ofProcess(process.pid), all: all / 100, whole: (all + idle + waiting) / 100 }
}

/** A process with its children that have ended. */
function ofProcess(pid: number): number {
  const times = numbers(`/proc/${pid}/stat`, /\) \w (.*)$/m).slice(10, 14)
  return times.reduce((sum, part) => sum + part, 0) / 100
}

function numbers(file: string, line: RegExp): number[] {
  return (line.exec(readFileSync(file, 'utf8'))?.[1] ?? '').split(' ').map(Number)
}

/** The number in the middle; 0 where there is none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
