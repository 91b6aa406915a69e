import type { MailBehaviour } from '../../server/testing/mail-host.ts'

/** One subscriber in so many meets this; the first time only, but for an address that is no more. */
export type Moods = readonly (readonly [one: number, behaviour: MailBehaviour, isLasting?: true])[]

const usualMoods: Moods = [
  [100, { refuse: { at: 'RCPT', code: 550 } }, true],
  [50, { refuse: { at: 'RCPT', code: 450 } }],
  [100, { refuse: { at: 'DATA', code: 451 } }],
  [200, { dropAt: 'recipient' }],
  [200, { dropAt: 'accepted' }],
  [200, { dropAt: 'data' }],
  [100, { delayMs: 200 }],
]

/** A mail server that treats most subscribers well. What an address meets hangs on its number alone. */
export function moodOf(moods = usualMoods): (address: string) => MailBehaviour {
  const asked = new Map<string, number>()
  return (address) => {
    const number = Number(/^subscriber(\d+)@/.exec(address)?.[1] ?? Number.NaN)
    const [, behaviour, isLasting] = moods.find(([one], index) => number % one === index + 1) ?? []
    if (!behaviour || isLasting) return behaviour ?? {}
    const count = (asked.get(address) ?? 0) + 1
    asked.set(address, count)
    // An attempt asks for the recipient and, where that is taken, for the e-mail.
    const isAtRecipient = behaviour.refuse?.at === 'RCPT' || behaviour.dropAt === 'recipient'
    return count <= (isAtRecipient ? 1 : 2) ? behaviour : {}
  }
}
