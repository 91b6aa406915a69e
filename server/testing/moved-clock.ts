import { readFileSync } from 'node:fs'

// Loaded before a site (`node --import`), whose clock it moves on by as many milliseconds as stand in the file CLOCK_FILE.
// What waits for a span of time waits for it in real time.
const RealDate = Date
const file = process.env.CLOCK_FILE ?? ''
let ahead = 0
let readAt = Number.NEGATIVE_INFINITY

function movedNow(): number {
  if (performance.now() - readAt > 20) {
    ahead = Number(readFileSync(file, 'utf8'))
    readAt = performance.now()
  }
  return RealDate.now() + ahead
}

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number]) {
    if (parts.length === 0) super(movedNow())
    else super(...parts)
  }
  static override now = movedNow
} as DateConstructor
