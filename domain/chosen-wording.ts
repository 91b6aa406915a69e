/**
 * One of several wordings, chosen by a draft's seed. `slot` names the place in the letter, so that each place is chosen
 * by itself and a change elsewhere changes nothing here. Every wording draws a lot and the highest wins: when maintainers
 * add or take away a wording, only the letters change that had it or now get it.
 */
export function chosenWording(seed: number, slot: string, wordings: readonly string[]): string {
  return byLot(seed, slot, wordings)[0] ?? ''
}

/** The wording with the next lower lot than the present one, and after the lowest the first again: in turn, all come. */
export function nextWording(seed: number, slot: string, wordings: readonly string[], present: string): string {
  const inTurn = byLot(seed, slot, wordings)
  return inTurn[(inTurn.indexOf(present) + 1) % inTurn.length] ?? ''
}

function byLot(seed: number, slot: string, wordings: readonly string[]): string[] {
  return wordings
    .map((wording) => ({ wording, lot: lotOf(`${seed}/${slot}/${wording}`) }))
    .sort((a, b) => b.lot - a.lot)
    .map(({ wording }) => wording)
}

/** A number of 32 bits that is spread evenly: FNV-1a, stirred as MurmurHash3 does at its end. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
