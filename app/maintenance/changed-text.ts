/** A changed text as three parts, of which only the middle differs between the two versions. */
export interface ChangedText {
  start: string
  before: string
  after: string
  end: string
}

const context = 120

/** Where two texts differ, with a little of what stands around it. */
export function changedText(before: string, after: string): ChangedText {
  const [old, now] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(old.length, now.length)
  let same = 0
  while (same < shorter && old[same] === now[same]) same += 1
  let sameEnd = 0
  while (sameEnd < shorter - same && old.at(-1 - sameEnd) === now.at(-1 - sameEnd)) sameEnd += 1
  const start = old.slice(0, same)
  const end = sameEnd === 0 ? [] : old.slice(-sameEnd)
  return {
    start: start.length > context ? `…${start.slice(-context).join('')}` : start.join(''),
    before: old.slice(same, old.length - sameEnd).join(''),
    after: now.slice(same, now.length - sameEnd).join(''),
    end: end.length > context ? `${end.slice(0, context).join('')}…` : end.join(''),
  }
}
